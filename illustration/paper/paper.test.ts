import { describe, expect, it } from 'vitest';
import { contrast, distance, hexOfLab, labOf, lighten, mix, multiply } from './colour.ts';
import { shadowCopies, toneAt } from './depth-tone.ts';
import { type Light, TABLE_LIGHT } from './light.ts';
import { IDENTITY } from './matrix.ts';
import { type Outline, oval, rectangle, star, symmetric } from './outline.ts';
import { Paper } from './paper.ts';
import { pathWriter, shortNumber } from './path-writer.ts';
import { pts } from './points.ts';
import { limbLine, ribbon } from './ribbon.ts';
import { makeRng, type Rng } from './rng.ts';
import { inkBounds, svgFaults } from './svg-checks.ts';
import { sharedTextures } from './texture.ts';
import { TILES } from './texture-tiles.ts';
import { type Tracing, traceBrush, traceLine, tracePiece } from './trace.ts';

const night: Light = {
  ...TABLE_LIGHT,
  tint: '#6f84c0',
  tintStrength: 0.7,
  air: '#6484b4',
  haze: 0.9,
  deep: '#0c1430',
  frame: 0.6,
};
const wellFormed = (svg: string): boolean =>
  svgFaults(svg, ['paper-felt', 'paper-brush', 'paper-grain']).length === 0;

/** An exact cut far from any edge of the picture. */
const cutBy = (rng: Rng, own: Partial<Tracing> = {}): Tracing => ({
  jitter: 0,
  step: 8,
  facets: 0,
  matrix: IDENTITY,
  rng,
  shown: { left: -9e9, top: -9e9, right: 9e9, bottom: 9e9 },
  reach: 0,
  ...own,
});

function apple(paper: Paper): void {
  const fruit = paper.sheet(oval(50, 50, 30), '#c4694a', { texture: 'felt' });
  paper.within(fruit, () => paper.flat(star(8, 4, 5, 50, 50), '#fbf4e6', { opacity: 0.5 }));
  paper.at({ x: 50, y: 20, rot: 30, flip: true }, () => {
    paper.sheet(rectangle(-2, -8, 4, 10), '#7c5a44', { lift: 1.2 });
    paper.brush(
      [
        [0, 0],
        [4, -4],
        [10, -4],
      ],
      3,
      '#6c7b55',
    );
  });
  paper.line(
    [
      [10, 90],
      [50, 92],
      [90, 90],
    ],
    '#33212a',
    1,
    { dash: [3, 2] },
  );
  paper.ellipse(50, 60, 4, 6, '#ffffff', { rot: 20, stroke: '#000000', strokeWidth: 1 });
  paper.glow(50, 50, 40, '#fff3cf');
  paper.vellum(
    [
      [0, 0],
      [20, 0],
      [60, 90],
      [10, 90],
    ],
    '#fff3cf',
  );
}

describe('colour', () => {
  it('converts to OKLab and back without loss', () => {
    for (const hex of ['#000000', '#ffffff', '#c4694a', '#50322a', '#6e8aa3', '#e2a94b']) {
      expect(hexOfLab(labOf(hex))).toBe(hex);
    }
  });

  it('mixes, lightens and multiplies within the range of each channel', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(labOf(mix('#203040', '#e0d0c0', 0.5))[0]).toBeCloseTo(
      (labOf('#203040')[0] + labOf('#e0d0c0')[0]) / 2,
      1,
    );
    expect(labOf(lighten('#6c7b55', 0.1))[0]).toBeGreaterThan(labOf('#6c7b55')[0]);
    expect(multiply('#ffffff', '#6f84c0', 1)).toBe('#6f84c0');
    expect(multiply('#804020', '#6f84c0', 0)).toBe('#804020');
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(distance('#c4694a', '#c4694a')).toBe(0);
  });

  it('throws on anything that is not a colour', () => {
    expect(() => labOf('red')).toThrow(/Not a #rrggbb/);
  });
});

describe('tone', () => {
  it('keeps a colour unchanged in table light at every depth', () => {
    for (const depth of [0, 0.4, 0.72, 1]) expect(toneAt(TABLE_LIGHT, '#c4694a', depth)).toBe('#c4694a');
  });

  it('fades far colours into the air and near colours into the frame', () => {
    const to = (depth: number, goal: string) => distance(toneAt(night, '#c4694a', depth), goal);
    expect(to(0.1, night.air)).toBeLessThan(to(0.5, night.air));
    expect(to(1, night.deep)).toBeLessThan(to(0.8, night.deep));
  });

  it('makes more shadow copies for a higher lift', () => {
    expect([0, 0.8, 1, 2].map((lift) => shadowCopies(lift, 1).length)).toEqual([0, 1, 2, 4]);
  });
});

describe('outlines', () => {
  it('closes a half shape without doubling points on the axis', () => {
    expect(
      symmetric([
        [0, -4],
        [3, 0],
        [0, 4],
      ]),
    ).toHaveLength(4);
  });

  it('cuts a slice of a limb inside the limb', () => {
    const line = limbLine([0, 0], [10, 30], [0, 60]);
    const ys = ribbon(line, [5, 5], { from: 0.8, roundStart: false }).map(([, y]) => y);
    expect(Math.min(...ys)).toBeGreaterThan(40);
  });

  it('writes no NaN for an ink line of any number of pieces', () => {
    for (let n = 2; n < 60; n++) {
      const line = [[0, 0] as const, [n * 4, 3] as const];
      expect(traceBrush(line, cutBy(makeRng(1), { step: 4 }), 2, 0.2)).not.toMatch(/NaN/);
    }
  });

  it('writes numbers with at most one decimal', () => {
    expect([0, -0.04, 0.5, -0.5, 12, 3.1234].map(shortNumber)).toEqual(['0', '0', '.5', '-.5', '12', '3.1']);
  });

  it('writes the numbers of a path as short as single numbers', () => {
    for (const x of [0, -0.04, 0.5, -0.5, 7, -12, 99.95, 1234.56, -20480.7]) {
      pathWriter.move(x, -0.3);
      expect(pathWriter.end()).toBe(`M${shortNumber(x)}-.3`);
    }
    pathWriter.move(3, 4);
    pathWriter.line(3.04, 4);
    pathWriter.line(2, 5.5);
    pathWriter.curve(4, 5, 3, 6);
    pathWriter.close();
    expect(pathWriter.end()).toBe('M3 4l-1 1.5q2-.5 1 .5z');
  });

  it('grows for long paths, and writes NaN visibly', () => {
    const around = oval(0, 0, 900, 900, 4000);
    const d = tracePiece(around, cutBy(makeRng(1), { step: 1 }));
    expect(d.match(/q/g)?.length).toBe(4000);
    pathWriter.move(Number.NaN, 0);
    expect(pathWriter.end()).toBe('MNaN 0');
  });

  it('winds pieces one way and holes the other', () => {
    const cut = cutBy(makeRng(1));
    const square = rectangle(0, 0, 10, 10);
    expect(tracePiece(square, cut)).toBe(tracePiece([...square].reverse(), cut));
    expect(tracePiece(square, cut, true)).not.toBe(tracePiece(square, cut));
  });
});

describe('Paper', () => {
  const draw = (options = {}) => {
    const paper = new Paper({ width: 100, height: 100, seed: 4, ...options });
    apple(paper);
    return paper;
  };

  it('draws the same valid picture twice', () => {
    const svg = draw().toSvg({ grain: true, title: 'Tom & "Zoë" <b>' });
    expect(svg).toBe(draw().toSvg({ grain: true, title: 'Tom & "Zoë" <b>' }));
    expect(wellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg).toContain('<title>Tom &amp; &quot;Zoë&quot; &lt;b&gt;</title>');
  });

  it('starts every id with the prefix, each id once, and refers to no other', () => {
    const svg = draw({ prefix: 'zz' }).toSvg({ grain: true });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] as string);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('zz'))).toBe(true);
    for (const [, ref] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(ref);
  });

  it('needs no style element, class or filter', () => {
    expect(draw().toSvg({ grain: true })).not.toMatch(/<style|class=|style=|filter|blend/);
  });

  it('drops shadows in one direction however a piece is turned', () => {
    const offsets = [0, 90, 200].map((rot) => {
      const paper = new Paper({ width: 10, height: 10, textures: 'none' });
      paper.at({ rot }, () => paper.sheet(rectangle(0, 0, 5, 5), '#c4694a'));
      return /<use href="#p0" x="([^"]+)" y="([^"]+)"/.exec(paper.toSvg())?.slice(1).join();
    });
    expect(new Set(offsets).size).toBe(1);
  });

  it('returns complete layers in order, each with its textures', () => {
    const paper = new Paper({ width: 100, height: 100, light: night });
    paper.layer(0, () => paper.sheet(oval(50, 50, 40), '#c4694a', { texture: 'brush', lift: 2 }));
    paper.layer(0.72, () => apple(paper));
    const layers = paper.toLayers({ grain: true });
    expect(layers.map(({ depth }) => depth)).toEqual([0, 0.72]);
    expect(layers[0]?.svg).toContain('p-brush"');
    expect(layers[0]?.svg).not.toContain('p-grain"');
    expect(layers[1]?.svg).toContain('p-felt"');
    expect(layers.every(({ svg }) => wellFormed(svg))).toBe(true);
  });

  it('refers to shared textures, or uses none', () => {
    expect(draw({ textures: 'shared' }).toSvg()).toContain('url(#paper-felt)');
    expect(draw({ textures: 'shared' }).toSvg()).not.toContain('data:image');
    expect(draw({ textures: 'none' }).toSvg({ grain: true })).not.toMatch(/felt|grain|data:image/);
    expect(wellFormed(sharedTextures())).toBe(true);
  });

  it('draws the same inside `seeded` whatever was drawn before', () => {
    const inside = (before: number) => {
      const paper = new Paper({ width: 9, height: 9, textures: 'none' });
      for (let i = 0; i < before; i++) paper.rng();
      let d = '';
      paper.seeded(5, () => {
        d = String(paper.rng());
      });
      return d;
    };
    expect(inside(0)).toBe(inside(7));
  });

  describe('marks outside the view', () => {
    const scene = (away: number, draw: (paper: Paper) => void) => {
      const paper = new Paper({ width: 100, height: 100, seed: 4 });
      paper.at({ x: away }, () => draw(paper));
      paper.flat(oval(50, 50, 20), '#c4694a');
      return paper.toSvg();
    };
    const last = (svg: string) => svg.match(/d="[^"]+"/g)?.at(-1);

    it('are left out without changing later random numbers', () => {
      const draws: ((paper: Paper) => void)[] = [
        apple,
        (paper) => paper.sheet(rectangle(0, 0, 20, 20), '#c4694a', { lift: 3, holes: [oval(9, 9, 3)] }),
        (paper) => paper.flat(star(8, 4), '#fbf4e6'),
        (paper) => paper.glow(0, 0, 40, '#fff3cf'),
      ];
      for (const draw of draws) {
        const [near, far] = [scene(0, draw), scene(700, draw)];
        expect(last(far)).toBe(last(near));
        expect(far.length).toBeLessThan(near.length);
        expect(wellFormed(far)).toBe(true);
      }
      expect(scene(700, (paper) => paper.flat(star(8, 4), '#fbf4e6')).match(/<path/g)).toHaveLength(1);
    });

    it('are kept when their shadow, middle or a small part is inside', () => {
      const marks = (draw: (paper: Paper) => void) => scene(0, draw).match(/<path/g)?.length;
      const aside: Outline = pts`-80,-900 -80,900`;
      expect(marks((paper) => paper.sheet(rectangle(-90, 0, 25, 9), '#c4694a', { lift: 3.4 }))).toBe(2);
      expect(marks((paper) => paper.flat(rectangle(-900, -900, 1900, 1900), '#c4694a', { step: 9e9 }))).toBe(
        2,
      );
      expect(marks((paper) => paper.line(aside, '#c4694a', 60))).toBe(2);
      expect(marks((paper) => paper.line(aside, '#c4694a', 2))).toBe(1);
    });

    it('skip as many random numbers as drawing them takes', () => {
      const hidden = { shown: { left: 5000, top: 0, right: 5001, bottom: 1 }, facets: 0.2, jitter: 1 };
      for (const trace of [tracePiece, traceLine]) {
        const [seen, unseen] = [makeRng(3), makeRng(3)];
        expect(trace(oval(0, 0, 30), cutBy(seen, { facets: 0.2, jitter: 1 }))).not.toBe('');
        expect(trace(oval(0, 0, 30), cutBy(unseen, hidden))).toBe('');
        expect(unseen()).toBe(seen());
      }
    });
  });

  it('outlines leave out clip shapes and include strokes', () => {
    const drawn = (draw: (paper: Paper) => void) => {
      const paper = new Paper({ width: 90, height: 90 });
      const outline = paper.outlineOf(() => draw(paper));
      return outline.id === null ? '' : paper.toSvg();
    };
    expect(drawn((paper) => paper.sheet(oval(40, 40, 30), 'none'))).toBe('');
    expect(drawn((paper) => paper.ellipse(40, 40, 20, 20, 'none', { stroke: '#333333' }))).toBe('');
    const tyre = drawn((paper) =>
      paper.ellipse(40, 40, 20, 20, 'none', { stroke: '#333333', strokeWidth: 8 }),
    );
    expect(tyre).toContain('d="M16 40a24 24');
    expect(tyre).toContain('M24 40a16 16');
  });

  it('does not start a layer inside a clip', () => {
    const paper = new Paper({ width: 9, height: 9 });
    const piece = paper.sheet(oval(5, 5, 3), '#c4694a');
    expect(() => paper.within(piece, () => paper.layer(0, () => {}))).toThrow(/inside a clip/);
  });
});

describe('the SVG checks', () => {
  const sound = '<svg><defs></defs><g><path id="a" d="M0 0l3 4z"/></g></svg>';
  it('find faults', () => {
    expect(svgFaults(sound)).toEqual([]);
    expect(svgFaults(sound.replace('</g>', ''))).not.toEqual([]);
    expect(svgFaults(sound.replace('l3', 'lNaN'))).toEqual(['contains NaN']);
    expect(svgFaults(sound.replace('/></g>', '/><path id="a"/></g>'))).toEqual(['an id is used twice']);
    expect(svgFaults(sound.replace('</g>', '<use href="#b"/></g>'))).toEqual([
      'refers to #b, which is not there',
    ]);
    expect(svgFaults(sound.replace('</g>', 'a & b</g>'))).toHaveLength(1);
  });

  it('measure the ink', () => {
    expect(inkBounds(sound)).toEqual({ left: 0, top: 0, right: 3, bottom: 4 });
  });
});

it.each(Object.entries(TILES))('ships the %s tile in at most 6 KB', (_, { href }) => {
  expect(href.length).toBeLessThanOrEqual(6 * 1024);
});
