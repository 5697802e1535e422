import { rm, writeFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { CreateCharacterPage } from './pages/create-character.ts';
import { signInAsMember } from './pages/family.ts';
import { jpegPhoto, ODD_JPEGS, portrait } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const MEGABYTE = 1024 * 1024;

/** A valid JPEG with trailing bytes, which are not part of the picture. */
async function jpegOf(bytes: number): Promise<Buffer> {
  const { buffer } = await jpegPhoto();
  return Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]);
}

test.describe('files that are not usable photos', { tag: '@any-size' }, () => {
  test('get a clear sentence each, and nothing is lost', async ({ page }) => {
    test.setTimeout(90_000);
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.name.fill('Zoë');
    await create.uploadPhoto(await jpegPhoto());
    const skin = await create.selectedItem('Skin');
    const good = (await jpegPhoto()).buffer;
    const files: [name: string, mimeType: string, buffer: Buffer, sentence: RegExp][] = [
      ['letter.txt', 'text/plain', Buffer.from('Dear grandma'), /text file/],
      ['renamed.jpg', 'image/jpeg', Buffer.from('Dear grandma'), /text file/],
      ['broken.jpg', 'image/jpeg', good.subarray(0, 40), /damaged/],
      ['garbled.png', 'image/png', garbledPng(), /damaged/],
      ['drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
      ['dance.gif', 'image/gif', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), /GIF/],
      ['film.mov', 'video/quicktime', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), /is a video/],
      ['nothing.jpg', 'image/jpeg', Buffer.alloc(0), /empty/],
      ['large.jpg', 'image/jpeg', await jpegOf(Math.round(10.1 * MEGABYTE)), /larger than 10MB/],
    ];
    for (const [name, mimeType, buffer, message] of files) {
      await create.choosePhoto({ name, mimeType, buffer });
      await expect(page.getByText(message), name).toBeVisible();
      await expect(page.getByText('Uploading...')).toBeHidden();
      await expect(create.hoop, name).toBeVisible();
      await expect(create.name).toHaveValue('Zoë');
      expect(await create.selectedItem('Skin')).toBe(skin);
    }
    // A valid one still works after all of them.
    const light = { warmth: 0, stops: 0 };
    await create.uploadPhoto(await jpegPhoto({ skin: '#efcbb0', hair: '#ad5a33', light }));
    await expect(page.getByText(/larger than 10MB/)).toBeHidden();
    await expect.poll(() => create.selectedItem('Skin')).toMatch(/Tan|Sand|Peach|Porcelain/);
  });
});

/** A PNG with a valid header and noise as its picture. */
function garbledPng(): Buffer {
  const bytes = Buffer.alloc(400, 0x5a);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(20, 16);
  bytes.writeUInt32BE(20, 20);
  return bytes;
}

test.describe('photos as cameras and programs save them', { tag: '@any-size' }, () => {
  test.setTimeout(120_000);
  const brownSkin = /Deep brown|Rich brown|Warm brown/;

  const fileKinds: Record<string, () => Promise<Buffer>> = {
    png: () => portrait().png().toBuffer(),
    progressive: () => portrait().jpeg({ progressive: true }).toBuffer(),
    cmyk: () => portrait().toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer(),
    ...ODD_JPEGS,
    'ten megabytes exactly': () => jpegOf(10 * MEGABYTE),
    '48 megapixels': async () => {
      const smallPhoto = await portrait().jpeg().toBuffer();
      return sharp(smallPhoto).resize(8000, 6000, { fit: 'cover' }).jpeg({ quality: 45 }).toBuffer();
    },
  };
  for (const [kind, make] of Object.entries(fileKinds)) {
    test(`${kind}: shows in the cropper, with its colours read`, async ({ page }) => {
      const create = new CreateCharacterPage(page);
      await create.open();
      await create.uploadPhoto({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await make() });
      await expect.poll(() => create.selectedItem('Skin')).toMatch(brownSkin);
      expect(await create.selectedItem('Hair colour')).toMatch(/Black|Blue-black|Darkest brown/);
    });
  }

  test('a photo deleted after it was chosen is reported neither damaged nor empty', async ({
    page,
  }, info) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    const file = info.outputPath('gone.jpg');
    await writeFile(file, (await jpegPhoto()).buffer);
    const input = page.locator('input[type=file]');
    await input.evaluate((element) =>
      element.parentElement?.addEventListener('change', (event) => event.stopPropagation(), {
        capture: true,
        once: true,
      }),
    );
    await input.setInputFiles(file);
    await rm(file);
    await input.dispatchEvent('change');
    await expect(page.getByText(/moved or deleted/)).toBeVisible();
  });

  test('a photo opened offline is not reported damaged, and opens once online', async ({
    page,
    context,
    expected,
  }) => {
    expected.failure(/photo\.worker/);
    const create = new CreateCharacterPage(page);
    await create.open();
    await context.route(/photo\.worker/, (route) => route.abort());
    await create.choosePhoto(await jpegPhoto());
    await expect(page.getByText(/needs a signal once/)).toBeVisible();
    await expect(page.getByText(/damaged/)).toHaveCount(0);
    await context.unroute(/photo\.worker/);
    await create.uploadPhoto(await jpegPhoto());
    await expect.poll(() => create.selectedItem('Skin')).toMatch(brownSkin);
  });

  test('works with the models that have loaded when the mesh and view have not', async ({
    page,
    context,
    expected,
  }) => {
    const lateFiles = /\/(facemesh|head-view)[^/]*\.(bin|json)$/;
    expected.failure(lateFiles);
    const abortedUrls = new Set<string>();
    await context.route(lateFiles, (route) => {
      abortedUrls.add(
        route
          .request()
          .url()
          .replace(/^.*\/(facemesh|head-view).*$/, '$1'),
      );
      return route.abort();
    });
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.uploadPhoto(await jpegPhoto());
    await expect.poll(() => create.selectedItem('Skin')).toMatch(brownSkin);
    expect([...abortedUrls].sort()).toEqual(['facemesh', 'head-view']);
  });

  test('loads the models while a parent chooses a photo, and drops them on cancel', async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    const readers = () => page.workers().filter((worker) => worker.url().includes('photo.worker')).length;
    expect(readers()).toBe(0);
    const network = page.waitForResponse(/head-view[^/]*\.bin$/);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload photo' }).click();
    const chosen = await chooser;
    expect((await network).ok()).toBe(true);
    expect(readers()).toBe(1);
    await chosen.element().dispatchEvent('cancel');
    await expect.poll(readers).toBe(0);
    await create.uploadPhoto(await jpegPhoto());
    await expect.poll(() => create.selectedItem('Skin')).toMatch(brownSkin);
    expect(readers()).toBe(1);
  });

  test('greyscale: shows in the cropper, and leaves unclear choices to the parent', async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    const buffer = await portrait().greyscale().toColourspace('b-w').jpeg().toBuffer();
    expect((await sharp(buffer).metadata()).channels).toBe(1);
    await create.uploadPhoto({ name: 'grey.jpg', mimeType: 'image/jpeg', buffer });
    await create.chooseItem('Tan');
    expect(await create.selectedItem('Skin')).toBe('Tan');
  });

  test('sideways: turned upright by its EXIF', async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    // Red sky over blue ground once turned; stored sideways, as a phone does (orientation 6).
    const upright = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c03020' } })
      .composite([
        {
          input: { create: { width: 600, height: 400, channels: 3, background: '#2040c0' } },
          top: 400,
          left: 0,
        },
      ])
      .png()
      .toBuffer();
    const buffer = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await create.uploadPhoto({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer });
    const [top, bottom] = await create.hoop.evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('2d');
      const pixelAt = (y: number) => [...(context?.getImageData(320, y, 1, 1).data ?? [])];
      return [pixelAt(20), pixelAt(620)];
    });
    expect(top[0]).toBeGreaterThan(150);
    expect(top[2]).toBeLessThan(90);
    expect(bottom[2]).toBeGreaterThan(150);
    expect(bottom[0]).toBeLessThan(90);
    await expect(page.getByText(/Tap the face in the photo/).first()).toBeVisible();
  });
});

test('a phone shows photo and hero together, uncut', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A wide window has them side by side.');
  const create = new CreateCharacterPage(page);
  await create.open();
  await create.uploadPhoto(await jpegPhoto());
  const startButton = page.getByRole('button', { name: 'Start Adventure' });
  await expect
    .poll(async () => {
      const [hoop, startBox] = [await page.locator('.hoop').boundingBox(), await startButton.boundingBox()];
      return Math.round(startBox!.y - (hoop!.y + hoop!.height));
    })
    .toBeGreaterThanOrEqual(0);
  await expect(page.locator('.hoop')).toBeInViewport({ ratio: 1 });
  // The hair question is beside the photo, above the bar at the bottom.
  await expect
    .poll(async () => {
      const [heads, startBox] = [
        await page.locator('.hair-heads').boundingBox(),
        await startButton.boundingBox(),
      ];
      return Math.round(startBox!.y - (heads!.y + heads!.height));
    })
    .toBeGreaterThanOrEqual(0);
});

for (const [width, height] of [
  [390, 664],
  [412, 784],
  [360, 740],
  [320, 640],
] as const)
  test(`the hair question fits a phone of ${width} by ${height} without scrolling`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'A wide window has room.');
    await page.setViewportSize({ width, height });
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.uploadPhoto(await jpegPhoto());
    const heads = page.locator('.hair-heads');
    await expect(heads.getByRole('radio')).toHaveCount(6);
    // The question and the name of every option: uncovered, without scrolling.
    await expect
      .poll(() =>
        heads.evaluate((selector) =>
          [selector.querySelector('legend'), ...selector.querySelectorAll('.worn > span:last-child')].every(
            (firstImage) => {
              const { left, top, width, height } = (firstImage as Element).getBoundingClientRect();
              const elementAtCentre = document.elementFromPoint(left + width / 2, top + height / 2);
              return selector.contains(elementAtCentre);
            },
          ),
        ),
      )
      .toBe(true);
  });

test('lets a parent tap which of two children in a photo is meant', async ({ page, isMobile }) => {
  const create = new CreateCharacterPage(page);
  await create.open();
  const otherPhoto = await portrait({ skin: '#efcbb0', seed: 9 }).png().toBuffer();
  const buffer = await portrait()
    .extend({ right: 700, background: '#8899aa' })
    .composite([{ input: otherPhoto, left: 700, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  await create.uploadPhoto({ name: 'two.jpg', mimeType: 'image/jpeg', buffer });
  const faces = page.getByRole('group', { name: 'Who is the hero?' });
  const [firstImage, secondImage] = [
    faces.getByRole('radio', { name: 'Face 1' }),
    faces.getByRole('radio', { name: 'Face 2' }),
  ];
  await expect(firstImage).toBeChecked();
  if (isMobile) {
    const startButton = page.getByRole('button', { name: 'Start Adventure' });
    await expect
      .poll(async () => {
        const [row, startBox] = [await faces.boundingBox(), await startButton.boundingBox()];
        return Math.round(startBox!.y - (row!.y + row!.height));
      })
      .toBeGreaterThanOrEqual(0);
  }
  const before = await create.hoop.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await faces
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Face 2' }) })
    .click();
  await expect(secondImage).toBeChecked();
  await expect
    .poll(() => create.hoop.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()))
    .not.toBe(before);
});

test('the cropper moves and zooms by drag, wheel, keys and buttons', async ({ page, isMobile }) => {
  const create = new CreateCharacterPage(page);
  await create.open();
  await create.uploadPhoto(await jpegPhoto());
  const canvasImage = () => create.hoop.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const changes = async (act: () => Promise<void>) => {
    const before = await canvasImage();
    await act();
    await expect.poll(canvasImage).not.toBe(before);
  };
  await create.hoop.scrollIntoViewIfNeeded();
  await changes(() => page.getByRole('button', { name: 'Zoom in' }).click());
  await create.hoop.focus();
  await changes(() => page.keyboard.press('+'));
  await changes(() => page.keyboard.press('ArrowLeft'));
  await changes(() => page.keyboard.press('ArrowDown'));
  // Clear of the bar with the start button at the bottom of a phone.
  if (isMobile)
    await create.hoop.evaluate((canvas) => canvas.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await create.hoop.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (isMobile) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await changes(async () => {
      await touch('touchStart', 20);
      for (const apart of [28, 36, 48]) await touch('touchMove', apart);
      await touch('touchEnd', 0);
    });
  } else {
    await page.mouse.move(x, y);
    await changes(() => page.mouse.wheel(0, -240));
    await changes(async () => {
      await page.mouse.down();
      await page.mouse.move(x + 40, y + 20, { steps: 4 });
      await page.mouse.up();
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(create.hoop).toBeHidden();
});

test('sends no byte of the photo, and stores none', { tag: '@any-size' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  const photo = await jpegPhoto({ skin: '#925d41' });
  const png = await portrait({ skin: '#d3a27c' }).png().toBuffer();
  const requests: { url: string; body: Buffer }[] = [];
  const recordRequest = (request: Request) => {
    if (!/^https?:/.test(request.url())) return;
    requests.push({ url: request.url(), body: request.postDataBuffer() ?? Buffer.alloc(0) });
  };
  // The context's requests include those of workers and of every page.
  context.on('request', recordRequest);
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => requests.push({ url: socket.url(), body: Buffer.from(payload) })),
  );

  await signInAsMember(page);
  const create = new CreateCharacterPage(page);
  await create.open();
  await create.uploadPhoto(photo);
  await create.uploadPhoto({ name: 'second.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await create.startAdventure('Mila');
  await expect(page.getByText('Mila').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await create.open('library');
  await expect(create.card('Mila')).toBeVisible();

  const saved = requests.filter(({ url, body }) => url.includes('/rest/v1/heroes') && body.length > 0);
  expect(saved.length, 'the hero was saved, so there was something to watch').toBeGreaterThan(0);
  const pieces = piecesOf(photo.buffer, png);
  // What the search would find, if it were there.
  expect(carriesImage(Buffer.concat([Buffer.from('hero='), png.subarray(240, 300)]), pieces)).toBe(true);
  expect(carriesImage(Buffer.from(`hero=${photo.buffer.toString('base64', 240, 300)}`), pieces)).toBe(true);
  for (const { body } of saved) expect(body.length).toBeLessThan(1200);
  for (const { url, body } of requests) {
    expect(carriesImage(body, pieces), `body of ${url}`).toBe(false);
    expect(carriesImage(Buffer.from(decodeURIComponent(url)), pieces), url).toBe(false);
  }
  const storedData = await page.evaluate(async () => ({
    local: JSON.stringify({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
  }));
  expect(carriesImage(Buffer.from(storedData.local), pieces)).toBe(false);
  expect(storedData.local.length).toBeLessThan(20_000);
});

/** The photos in pieces of 24 bytes, raw and as base64. */
function piecesOf(...photos: readonly Buffer[]): Set<string> {
  const pieces = new Set<string>();
  for (const photo of photos)
    for (let offset = 0; offset + 24 <= photo.length; offset += 24) {
      const chunk = photo.subarray(offset, offset + 24);
      pieces.add(chunk.toString('latin1')).add(chunk.toString('base64'));
    }
  return pieces;
}

/** Whether a body contains a piece of a photo or the first bytes of its format, raw or as base64. */
function carriesImage(body: Buffer, pieces: ReadonlySet<string>): boolean {
  const text = body.toString('latin1');
  if (/\xff\xd8\xff|\x89PNG|\/9j\/|iVBORw0KGgo|data:image|_9j_/.test(text)) return true;
  for (let index = 0; index < text.length; index++)
    if (pieces.has(text.slice(index, index + 24)) || pieces.has(text.slice(index, index + 32))) return true;
  return false;
}
