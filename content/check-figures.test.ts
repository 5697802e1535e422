// @vitest-environment node
/** The rules about limbs, faces and clothes: each finds a picture that was broken for it, and lets the mended one pass. */
import { describe, expect, it } from 'vitest';
import { skinTones } from '../illustration/figures/hero/body/palette.ts';
import { SAMPLE_LOOKS } from '../illustration/sample-looks.ts';
import type { Costume } from '../illustration/scene/format/look.ts';
import type { PersonRole } from '../illustration/scene/format/roles.ts';
import { pictureProblems } from './check-pictures.ts';
import { bookOf, hero, meadow, told, wall } from './made-up-pictures.ts';
import type { Picture } from './pictures.ts';

describe('limbs', () => {
  const boat = (y: number): Picture => ({
    ...wall,
    cuts: [
      {
        shape: '200,0! 700,0! 640,50! 260,50!',
        at: [0, y],
        colour: '#8a5a40',
        depth: 0.74,
        what: 'boat',
      },
    ],
    cast: [hero({ pose: 'sit', seatOn: 'chair', by: 'seat', at: [450, 900] })],
  });
  it('come out below a boat that hides the knees', () => {
    expect(told(boat(870))).toContain('the feet of hero come out below the boat');
  });
  it('stay in a boat that is deep enough', () => {
    const [hull] = boat(870).cuts!;
    expect(told({ ...boat(870), cuts: [{ ...hull!, scale: 3, at: [-900, 870] }] })).not.toContain('come out');
  });
  const edge: Picture = { ...wall, shot: 'establish', camera: { on: [450, 660], at: [0.5, 0.5], zoom: 1 } };
  const reaching = (x: number): Picture => ({
    ...edge,
    cast: [hero({ at: [450, 1190] }), hero({ name: 'twin', pose: 'point', at: [x, 1190] })],
  });
  it('belong to a body in the picture', () => {
    expect(told(reaching(-120))).toContain('only a hand of twin is in the picture');
    expect(told(reaching(60))).not.toContain('only a hand');
    expect(told({ ...reaching(-120), shot: 'thing-in-hand' })).not.toContain('only a hand');
  });
});

describe('limbs are posed, not laid on', () => {
  const standing: Picture = { ...meadow, cast: [hero()] };
  const skin = skinTones(SAMPLE_LOOKS[0]!.look).base;
  it.each<[string, Partial<Picture>, string]>([
    [
      'a hand of cut paper',
      { cuts: [{ shape: '0,0 40,0 40,40 0,40', at: [500, 900], colour: '#c98f66', what: 'left hand' }] },
      '“left hand” is laid on',
    ],
    [
      'an arm drawn as a line',
      { cuts: [{ from: 'hero.shoulder', to: [700, 500], width: 26, colour: '#1c1328' }] },
      'a line wide like a limb starts at hero',
    ],
    [
      'a piece in her own skin',
      { cuts: [{ shape: '0,0 40,0 40,40 0,40', on: 'hero.right', colour: skin }] },
      'a piece in the skin of hero',
    ],
    [
      'a speck to hold on to',
      { props: [{ id: 'acorn', at: [500, 900], scale: 0.02 }] },
      'acorn is too small to be seen',
    ],
  ])('fails %s', (_, more, words) => {
    const problems = pictureProblems(bookOf({ ...standing, ...more }), SAMPLE_LOOKS.slice(0, 1));
    expect(problems.find((problem) => problem.words.includes(words))).toMatchObject({ spread: 'one' });
    expect(problems.find((problem) => problem.words.includes(words))).not.toHaveProperty('advice');
  });
  it('passes an oar in a hand, a mitten on it and a palm tree', () => {
    const said = told({
      ...standing,
      cuts: [
        { from: 'hero.right', to: [800, 1100], width: 24, colour: '#8a5a34' },
        { shape: '0,0 40,0 40,200 0,200', at: [100, 900], colour: '#5a8a4a', what: 'palm' },
      ],
      cast: [hero({ gloves: { colour: '#cf2f2c', mittens: true } })],
    });
    expect(said).not.toMatch(/laid on|wide like a limb|too small/u);
  });
});

describe('limbs behind a wall', () => {
  const behind = (shape: string, more: Partial<PersonRole> = {}): Picture => ({
    ...wall,
    cuts: [
      { shape, colour: '#8a5a40', depth: 0.74, what: 'wall' },
      { shape: '300,1230! 700,1230! 700,1300! 300,1300!', colour: '#8a5a40', depth: 0.5 },
    ],
    cast: [hero(more)],
  });
  const ABOVE = '200,900! 700,900! 700,1300! 200,1300!';
  it('do not come through it', () => {
    const through = behind(ABOVE, { touch: { right: [520, 1090] }, handsDepth: 0.76, at: [450, 1250] });
    expect(told(through)).toContain('an arm of hero shows through the wall');
    expect(told({ ...through, why: { showsThrough: 'a ghost' } })).not.toContain('shows through');
  });
  it('may come through a hole, or be hidden', () => {
    const arm = { touch: { right: [520, 1090] as const }, at: [450, 1250] as const };
    const through = behind(ABOVE, { ...arm, handsDepth: 0.76 });
    const [sheet, ...others] = through.cuts!;
    const holed = { ...sheet!, holes: '300,980! 640,980! 640,1200! 300,1200!' };
    expect(told({ ...through, cuts: [holed, ...others] })).not.toContain('shows through');
    expect(told(behind(ABOVE, arm))).not.toContain('shows through');
  });
  it('do not come out below it', () => {
    const low = behind('200,900! 700,900! 700,1190! 200,1190!', { at: [450, 1250] });
    expect(told(low)).toContain('the feet of hero come out below the wall');
  });
});

describe('hands', () => {
  const pole: Picture = {
    ...meadow,
    cuts: [{ name: 'pole', line: '0,0 0,400', at: [560, 800], width: 14, colour: '#8a5a40' }],
    cast: [hero({ hold: 'pole' })],
  };
  it('reach what they hold', () => {
    expect(told(pole)).not.toContain('misses');
    const far = { ...pole, cuts: [{ ...pole.cuts![0]!, at: [860, 800] as const }] };
    expect(told(far)).toMatch(/a hand misses what it holds by \d+ units/u);
    expect(told({ ...far, why: { miss: 'the pole is out of reach' } })).not.toContain('misses');
  });
  it('reach what they carry', () => {
    const carrying = (x: number): Picture => ({
      ...meadow,
      props: [{ id: 'basket', name: 'basket', at: [x, 1120], scale: 0.7 }],
      cast: [hero({ carry: 'basket' })],
    });
    expect(told(carrying(880))).toContain('misses what it carries');
    expect(told(carrying(480))).not.toContain('misses');
  });
  const HIDING = { shape: '500,900! 700,900! 700,1150! 500,1150!', colour: '#8a5a40', depth: 0.8 } as const;
  it('are seen with what they hold', () => {
    const cup: Picture = {
      ...meadow,
      props: [{ id: 'cup', heldBy: 'hero.right' }],
      cast: [hero({ touch: { right: [560, 1040] } })],
    };
    expect(told(cup)).not.toContain('hides that hand');
    expect(told({ ...cup, cuts: [HIDING] })).toContain('hero holds cup, and a piece hides that hand');
  });
  it('are seen where they join', () => {
    const two: Picture = {
      ...meadow,
      cast: [
        hero({ at: [430, 1190], touch: { right: 'twin.left' } }),
        hero({ name: 'twin', at: [700, 1190], touch: { left: [570, 1050] } }),
      ],
    };
    expect(told(two)).not.toContain('hides that hand');
    expect(told({ ...two, cuts: [HIDING] })).toContain(
      'hero and twin join hands, and a piece hides that hand',
    );
  });
});

describe('a face', () => {
  const two = (x: number, more: Partial<Picture> = {}): Picture => ({
    ...meadow,
    cast: [hero({ name: 'twin', at: [400, 1190] }), hero({ at: [x, 1190] })],
    ...more,
  });
  const piece = (shape: string, more = {}): Partial<Picture> => ({
    cuts: [{ shape, colour: '#8a5a40', depth: 0.75, ...more }],
  });
  const DISC = { rings: [260], colour: '#8a5a40', depth: 0.75 } as const;
  const ACROSS = '300,800! 500,800! 500,900! 300,900!';
  it.each<[string, Picture]>([
    ['by another’s head', two(440)],
    ['by a window', two(800, piece(ACROSS))],
    [
      'by words',
      two(800, { cuts: [{ letters: 'WHUMP', size: 90, at: [400, 850], colour: '#222222', depth: 0.75 }] }),
    ],
    ['by a disc', two(800, { cuts: [{ ...DISC, at: [400, 900] }] })],
  ])('of another is covered %s', (_, picture) => {
    expect(told(picture)).toMatch(/\d+ % of the face of twin is covered, by/u);
  });
  it.each<[string, Picture]>([
    ['nobody is before it', two(800)],
    ['a wide flat disc lies below it', two(800, { cuts: [{ ...DISC, at: [400, 1010], flat: 0.2 }] })],
    ['what is before it is seen through', two(800, piece(ACROSS, { vellum: true }))],
    ['it is worn', two(800, piece('-60,-90! 60,-90! 60,0! -60,0!', { on: 'twin.head' }))],
    [
      'there is a hole',
      two(800, piece('0,0! 900,0! 900,1300! 0,1300!', { holes: '300,700! 500,700! 500,1000! 300,1000!' })),
    ],
    ['the picture says why', two(440, { why: { covered: 'they hide' } })],
  ])('of another is seen where %s', (_, picture) => {
    expect(told(picture)).not.toContain('is covered');
  });
  it('has no bar across an eye', () => {
    const bars = (x: number): Picture => ({
      ...meadow,
      cast: [hero()],
      cuts: [{ line: `${x},600 ${x},1000`, width: 16, colour: '#222222', depth: 0.75 }],
    });
    const eye = Array.from({ length: 9 }, (_, i) => 410 + i * 10);
    expect(eye.some((x) => told(bars(x)).includes('a bar crosses an eye of hero'))).toBe(true);
    expect(told(bars(620))).not.toContain('a bar crosses');
  });
});

describe('clothes and things over a book', () => {
  const clothes = (wears: Costume, colour = '#c8503f'): string => {
    const props = [{ id: 'kite', name: 'kite', at: [300, 500], colour }] as const;
    const [first] = bookOf({ ...meadow, cast: [hero()], props }).spreads;
    const second = { ...first!, id: 'two', scene: { ...first!.scene, wears } };
    const changed = { ...second, scene: { ...second.scene, props: [{ ...props[0], colour }] } };
    const original = { ...first!, scene: { ...first!.scene, props: [{ ...props[0], colour: '#c8503f' }] } };
    return pictureProblems(
      { wears: { outfit: 'raincoat' }, spreads: [original, changed] },
      SAMPLE_LOOKS.slice(0, 1),
    )
      .map(({ words }) => words)
      .join('\n');
  };
  it('change with a reason only', () => {
    expect(clothes({ outfit: 'pyjamas' })).toContain(
      'hero is in pyjamas here and in raincoat on “one”: why?',
    );
    expect(clothes({ outfit: 'pyjamas', why: 'at bedtime' })).not.toContain('why?');
    expect(clothes({ outfit: 'raincoat' })).not.toContain('why?');
  });
  it('keep their colour', () => {
    expect(clothes({ outfit: 'raincoat' }, '#3a6ea5')).toContain(
      'kite (kite) is #3a6ea5 here and #c8503f on “one”',
    );
  });
});
