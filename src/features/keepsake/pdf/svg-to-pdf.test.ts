// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COVERS } from '../../../../content/generated/covers.ts';
import { coverSvg } from '../../../../illustration/covers/draw-cover.ts';
import '../../../../illustration/load-all-parts.ts';
import { fontsFromDisk } from '../keepsake-fixture.ts';
import { pathOutline } from './path.ts';
import { decodePalettePng } from './png.ts';
import { Images, Resources } from './resources.ts';
import { drawSvgForm } from './svg-to-pdf.ts';
import { PdfWriter } from './writer.ts';

/** A drawing's streams as they were before they were packed. */
async function opsOf(svg: string): Promise<{ ops: string; dictionary: string }> {
  const writer = new PdfWriter();
  const streams: string[] = [];
  const pack = writer.stream.bind(writer);
  writer.stream = (entries, content, ref) => {
    if (typeof content === 'string') streams.push(`${entries}\n${content}`);
    return pack(entries, content, ref);
  };
  const resources = new Resources(writer);
  const dictionary: string[] = [];
  const put = writer.put.bind(writer);
  writer.put = (body, ref) => {
    dictionary.push(body);
    return put(body, ref);
  };
  await drawSvgForm(svg, resources, new Images(writer), async () => ({ ops: '% words', width: 10 }));
  await resources.write();
  return { ops: streams.join('\n'), dictionary: dictionary.join('\n') };
}

const drawing = (body: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${defs}</defs><g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${body}</g></svg>`;

describe('drawing SVG as PDF', () => {
  it('paints strokes behind fills, each with its own opacity', async () => {
    const { ops, dictionary } = await opsOf(
      drawing(
        '<circle cx="50" cy="50" r="10" fill="#ff0000" stroke="#000" stroke-width="4" fill-opacity=".5"/>',
      ),
    );
    expect(ops.indexOf('0 0 0 RG 4 w')).toBeGreaterThan(0);
    expect(ops.indexOf('1 0 0 rg')).toBeGreaterThan(ops.indexOf('0 0 0 RG 4 w'));
    expect(dictionary).toContain('<</ca 0.5/CA 1>>');
  });

  it('moves used shapes, and keeps their stroke width', async () => {
    const { ops } = await opsOf(
      drawing('<use href="#c12" x="3" y="-2" fill="#0f0"/>', '<path id="c12" d="M1 2l3 0l0 4z"/>'),
    );
    expect(ops).toContain('1 0 0 1 3 -2 cm');
    expect(ops).toContain('0 1 0 rg\n1 2 m\n4 2 l\n4 6 l\nh\nf');
  });

  it('fades a group as a whole, clips, and masks in vectors', async () => {
    const defs =
      '<path id="a" d="M0 0l9 0l0 9z"/><clipPath id="b"><use href="#a"/></clipPath><mask id="m" maskUnits="userSpaceOnUse" x="-9" y="-9" width="99" height="99"><use href="#a" fill="#fff"/><use href="#a" x="2" y="3" fill="#000"/></mask>';
    const { ops, dictionary } = await opsOf(
      drawing(
        '<g opacity="0.3"><circle cx="5" cy="5" r="5" fill="#123456"/></g><g clip-path="url(#b)"><rect x="0" y="0" width="5" height="5" fill="#abc"/></g><use href="#a" fill="#ff0000" mask="url(#m)"/>',
        defs,
      ),
    );
    expect(dictionary).toContain('<</ca 0.3/CA 0.3>>');
    expect(ops).toMatch(/q\n0 0 m\n9 0 l\n9 9 l\nh\nW n/);
    expect(dictionary).toContain('/SMask<</Type/Mask/S/Luminosity');
    expect(ops).toContain('q 1 0 0 1 2 3 cm 0 g');
  });

  it('draws a fading gradient as a shading with a mask', async () => {
    const { dictionary } = await opsOf(
      drawing(
        '<ellipse cx="50" cy="40" rx="20" ry="10" fill="url(#g)"/>',
        '<radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset="0.35" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
      ),
    );
    expect(dictionary).toContain('/ShadingType 3/ColorSpace/DeviceRGB');
    expect(dictionary).toContain('/Bounds[0.35]');
  });

  it('rejects unknown elements', async () => {
    await expect(opsOf(drawing('<foreignObject/>'))).rejects.toThrow('<foreignObject>');
    await expect(opsOf(drawing('<use href="#gone" fill="#fff"/>'))).rejects.toThrow('#gone');
    await expect(opsOf('<svg viewBox="0 0 1 1"><g></svg>')).rejects.toThrow();
  });

  it('supports everything that the covers use', async () => {
    const { fonts } = fontsFromDisk();
    expect(readdirSync('content/stories').length).toBeGreaterThan(20);
    for (const cover of Object.values(COVERS).slice(0, 6)) {
      const writer = new PdfWriter();
      const resources = new Resources(writer);
      await drawSvgForm(coverSvg(cover), resources, new Images(writer), async () => ({ ops: '', width: 0 }));
      await resources.write();
      expect(writer.length).toBeGreaterThan(10_000);
    }
    expect(await fonts('text', '')).toHaveLength(2);
  });
});

describe('an outline', () => {
  it('turns quadratic curves into cubic ones', () => {
    expect(pathOutline('M0 0q3 0 3 3z').ops).toBe('0 0 m\n2 0 3 1 3 3 c\nh');
  });

  it('mirrors the handle of a smooth curve, and reads numbers without separators', () => {
    expect(pathOutline('M0 0q3 3 6 0t6 0').ops).toContain('8 -2 10 -2 12 0 c');
    expect(pathOutline('M1-.5l.5.5').ops).toBe('1 -0.5 m\n1.5 0 l');
  });

  it('turns an arc into curves that end at its end point', () => {
    const { ops, box } = pathOutline('M10 0A10 10 0 0 1 0 10');
    expect(ops).toMatch(/^10 0 m\n10 5\.52 5\.52 10 0 10 c$/);
    expect(box).toEqual([0, 0, 10, 10]);
    expect(pathOutline('M10 0a10 10 0 1 0-10 10').ops.match(/ c/g)).toHaveLength(3);
  });

  it('rejects an unknown command', () => {
    expect(() => pathOutline('M0 0b1 1')).toThrow('command b');
  });
});

it("decodes the paper's grain tiles", () => {
  const href = /href="(data:[^"]+)"/.exec(coverSvg(Object.values(COVERS)[0]!))![1]!;
  const { width, height, colours, cover } = decodePalettePng(href);
  expect(colours).toHaveLength(width * height * 3);
  // Grain is faint: light and dark marks that hardly cover.
  expect(new Set(cover).size).toBeGreaterThan(2);
  expect(Math.max(...cover)).toBeLessThan(60);
});
