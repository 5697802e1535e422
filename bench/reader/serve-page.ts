import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import sharp from 'sharp';
import { contentTypeOf } from '../../server/http/content-types.ts';

/** Different drawings; beyond these the same bytes get new addresses. */
const DRAWINGS = 12;

/**
 * Serves the built page, pictures of about 50 KB under /picture/<n>.jpg and the video under /film.webm. Port 0 takes a
 * free one.
 */
export async function servePage(folder: string, port: number, film: string): Promise<Server> {
  const drawn = await Promise.all(Array.from({ length: DRAWINGS }, (_, n) => draw(n)));
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const picture = /^\/picture\/(\d+)\.jpg$/.exec(path);
    try {
      if (picture) {
        response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'max-age=600' });
        response.end(drawn[Number(picture[1]) % DRAWINGS]);
        return;
      }
      const file =
        path === '/film.webm' ? film : join(folder, normalize(path === '/' ? '/index.html' : path));
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': contentTypeOf(extname(file)) });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return server;
}

/** Layered hills with paper grain, as heavy as a real page. */
async function draw(seed: number): Promise<Buffer> {
  const hue = (seed * 47) % 360;
  const hills = Array.from({ length: 5 }, (_, n) => {
    const y = 500 + n * 150;
    return `<path d="M0 ${y}Q${200 + seed * 20} ${y - 140} 430 ${y - 20}T856 ${y - 50}V1276H0Z" fill="hsl(${hue + n * 14} 22% ${58 - n * 8}%)"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="1276"><filter id="g"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 0 0 0 .5 -.2"/></filter><rect width="856" height="1276" fill="hsl(${hue} 30% 74%)"/><circle cx="560" cy="340" r="150" fill="#f2d9a0"/>${hills}<rect width="856" height="1276" filter="url(#g)" opacity=".55"/></svg>`;
  for (let quality = 94; ; quality -= 4) {
    const picture = await sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer();
    if (picture.length <= 54_000 || quality < 30) return picture;
  }
}
