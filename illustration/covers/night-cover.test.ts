import { expect, test } from 'vitest';
import { darkenForNight } from './night-cover.ts';

const [WIDTH, HEIGHT] = [180, 240];

/** A sheet of one grey with a disc of another in its middle, as RGBA. */
function sheet(ground: number, disc: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      pixels.set(
        [0, 0, 0].map(() => (Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < 9 ? disc : ground)).concat(255),
        4 * (y * WIDTH + x),
      );
  return pixels;
}

const at = (pixels: Uint8ClampedArray, x: number, y: number) =>
  Array.from(pixels.slice(4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 4));

test('a bright area darkens and turns warm; its edges stay opaque', () => {
  const pixels = sheet(240, 240);
  darkenForNight(pixels, WIDTH, HEIGHT);
  const [red = 0, green = 0, blue = 0, alpha] = at(pixels, 20, 20);
  expect(red).toBeLessThan(170);
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
  expect(alpha).toBe(255);
});

test('a light in a dark area stays bright, and the dark around it darkens', () => {
  const pixels = sheet(40, 240);
  darkenForNight(pixels, WIDTH, HEIGHT);
  expect(at(pixels, WIDTH / 2, HEIGHT / 2)[0]).toBeGreaterThan(225);
  expect(at(pixels, 10, 10)[0]).toBeLessThan(40);
});
