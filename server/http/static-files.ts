/**
 * Serves the built app from memory: a few megabytes, read and compressed once. A page is `<route>/index.html`; a route
 * without one gets the shell `app.html`, with 200 when `routes.json` lists it and 404 otherwise.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { z } from 'zod';
import { contentTypeOf } from './content-types.ts';
import { type Origins, pagePolicy, workerPolicy } from './security-headers.ts';

interface FileBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface File {
  readonly etag: string;
  readonly type: string;
  readonly plain: FileBody;
  readonly brotli: FileBody | null;
}

export interface StaticFiles {
  /** Answers GET and HEAD for any path; never null, since unknown paths get the shell. */
  readonly respond: (request: Request) => Response;
  /** Number of files held. */
  readonly size: number;
}

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.xml',
  '.wasm',
  '.bin',
]);
/** Files for the server only, never served. */
const PRIVATE = new Set(['/routes.json', '/app.html', '/404.html']);

const compress = promisify(brotliCompress);
const routesShape = z.object({ shell: z.array(z.string()) });

/** Reads a built client; an app that isn't built yet has no files. @param folder absolute path of `dist/client` */
export async function loadStaticFiles(folder: string, origins: Origins): Promise<StaticFiles> {
  const files = new Map<string, File>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const full = path.join(entry.parentPath, entry.name);
    // The bundler's manifest is not served.
    if (/(^|[/\\])\./.test(path.relative(folder, full))) continue;
    const url = `/${path.relative(folder, full).split(path.sep).join('/')}`;
    files.set(url, await loadFile(full, url, origins));
  }
  const routes = await readFile(path.join(folder, 'routes.json'), 'utf8').then(
    (text) => routesShape.parse(JSON.parse(text)),
    () => ({ shell: [] }),
  );
  const isShellRoute = routeMatcher(routes.shell);
  const shell = files.get('/app.html') ?? files.get('/index.html');
  const notFound = files.get('/404.html') ?? shell;

  return {
    size: files.size,
    respond(request) {
      const url = new URL(request.url);
      const requestedPath = decode(url.pathname);
      if (requestedPath !== null && !PRIVATE.has(requestedPath)) {
        const file = files.get(requestedPath);
        if (file && !requestedPath.endsWith('/index.html')) return send(request, file, 200);
        const route = requestedPath.replace(/\/+$/, '');
        const page = files.get(`${route}/index.html`);
        if (page && requestedPath === (route || '/')) return send(request, page, 200);
        // One address a page: `/explore/` and `/explore/index.html` redirect to `/explore`.
        const cleanRoute = route.replace(/\/index\.html$/, '');
        if (cleanRoute !== requestedPath && files.has(`${cleanRoute}/index.html`))
          return redirect(`${cleanRoute || '/'}${url.search}`);
        if (shell && isShellRoute(route)) return unlisted(send(request, shell, 200));
      }
      return notFound ? send(request, notFound, 404) : new Response('Not found', { status: 404 });
    },
  };
}

async function loadFile(full: string, url: string, origins: Origins): Promise<File> {
  const bytes = new Uint8Array(await readFile(full));
  const extension = path.extname(full).toLowerCase();
  const type = contentTypeOf(extension);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    'Content-Type': type,
    ETag: etag,
    'Cache-Control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (extension === '.html') {
    headers['Content-Security-Policy'] = pagePolicy(new TextDecoder().decode(bytes), origins);
  }
  const policy = workerPolicy(url);
  if (policy) headers['Content-Security-Policy'] = policy;
  if (COMPRESSIBLE.has(extension)) headers.Vary = 'Accept-Encoding';
  const compressed = COMPRESSIBLE.has(extension) ? await brotli(full, bytes) : null;
  return {
    etag,
    type,
    plain: {
      bytes,
      headers: { ...headers, 'Content-Length': String(bytes.length), 'Accept-Ranges': 'bytes' },
    },
    brotli: compressed && {
      bytes: compressed,
      headers: { ...headers, 'Content-Encoding': 'br', 'Content-Length': String(compressed.length) },
    },
  };
}

/** The build's `.br` beside the file, or one compressed now (quickly). */
async function brotli(full: string, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const compressedFile = await readFile(`${full}.br`).catch(() =>
    bytes.length < 1024 ? null : compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  );
  return compressedFile && compressedFile.length < bytes.length ? new Uint8Array(compressedFile) : null;
}

/** Routes such as `/profile` and `/story/:id`, where `:id` matches one segment. */
function routeMatcher(routes: readonly string[]): (path: string) => boolean {
  const patterns = routes.map(
    (route) => new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`),
  );
  return (requestedPath) => patterns.some((pattern) => pattern.test(requestedPath));
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

const redirect = (location: string) => new Response(null, { status: 308, headers: { Location: location } });

function send(request: Request, file: File, status: 200 | 404): Response {
  const body = file.brotli && acceptsBrotli(request) ? file.brotli : file.plain;
  if (status === 200 && matches(request.headers.get('if-none-match'), file.etag)) {
    const { 'Content-Length': _, ...headers } = body.headers;
    return new Response(null, { status: 304, headers });
  }
  const range = status === 200 && body === file.plain ? request.headers.get('range') : null;
  if (range !== null) return sendRange(range, file.plain);
  return new Response(request.method === 'HEAD' ? null : body.bytes, { status, headers: body.headers });
}

/** A screen that the build does not draw is one family's own, or one relative's: no search engine lists its address. */
function unlisted(response: Response): Response {
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}

const acceptsBrotli = (request: Request) =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(part));

const matches = (header: string | null, etag: string) =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

/** A byte range, which Safari requests before it plays a video. */
function sendRange(range: string, body: FileBody): Response {
  const total = body.bytes.length;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return new Response(body.bytes, { status: 200, headers: body.headers });
  const start = from === '' ? Math.max(0, total - Number(to)) : Number(from);
  const end = from === '' || to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (start > end || start >= total) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${total}` } });
  }
  const part = body.bytes.slice(start, end + 1);
  return new Response(part, {
    status: 206,
    headers: {
      ...body.headers,
      'Content-Length': String(part.length),
      'Content-Range': `bytes ${start}-${end}/${total}`,
    },
  });
}
