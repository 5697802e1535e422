// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SAMPLE_LOOKS } from '../illustration/sample-looks.ts';
import type { PersonRole } from '../illustration/scene/format/roles.ts';
import type { Book, BookSpread } from './book.ts';
import { pictureProblems } from './check-pictures.ts';
import type { Picture } from './pictures.ts';
import { template } from './slots.ts';

const heroes = SAMPLE_LOOKS.slice(0, 1);
const bookOf = (scenes: readonly Picture[], more: Partial<Book> = {}): Book => ({
  ...more,
  spreads: scenes.map((scene, i) => ({
    id: `happens-${'abcdefghijklmnop'[i]}`,
    text: [template('{name} looked.')],
    scene: { ...scene, describe: '{name} looks at something in a meadow.' },
  })),
});
const told = (scenes: readonly Picture[], tried = heroes) =>
  pictureProblems(bookOf(scenes), tried)
    .map(({ spread, words }) => `${spread ?? 'book'}: ${words}`)
    .join('\n');

const picture = (more: Picture = {}): Picture => ({
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast: [{ who: 'hero', pose: 'stand', at: [450, 1190] }],
  ...more,
});
type Hero = PersonRole & { who: 'hero' };
const acts = (pose: PersonRole['pose'], more: Partial<PersonRole> = {}): readonly [Hero] => [
  { who: 'hero', pose, at: [450, 1190], act: { spine: 14 }, touch: { right: [560, 1040] }, ...more },
];
const acting = (cast: readonly [Hero], more: Picture): Picture & { cast: readonly [Hero] } => ({
  ...picture(more),
  cast,
});
/** Ten pictures with nothing to mend. */
const GOOD = [
  acting(acts('walk'), {
    shot: 'diagonal-run',
    cuts: [{ letters: '{name}', hand: true, size: 30, at: [400, 400], colour: '#222222' }],
  }),
  acting(acts('point'), { shot: 'close', backdrop: 'forest' }),
  acting(acts('tiptoe'), { shot: 'low-angle', light: 'dusk' }),
  acting(acts('crouch'), { shot: 'plan', backdrop: 'seabed' }),
  acting(acts('wave', { facing: 'back' }), { shot: 'diagonal-run' }),
  acting(acts('listen'), { shot: 'close', backdrop: 'forest' }),
  acting(acts('peek'), { shot: 'low-angle', light: 'dusk' }),
  acting(acts('lookUp'), { shot: 'plan', backdrop: 'seabed' }),
  acting(acts('walk'), { shot: 'diagonal-run' }),
  acting(acts('dance'), { shot: 'close', backdrop: 'forest' }),
];
const all = (change: (scene: (typeof GOOD)[number]) => Picture) => GOOD.map(change);

describe('vignettes', () => {
  const of = (...names: string[]) => {
    const cuts = [{ what: 'drum', shape: '0,0! 90,0! 40,80', colour: '#884422', at: [300, 700] as const }];
    const [spread] = bookOf([picture({ cuts, props: [{ id: 'bucket', at: [600, 1200] }] })]).spreads;
    const pictures = names.map((name) => ({ of: [name], beside: 1, describe: 'One.' }));
    return pictureProblems({ spreads: [{ ...spread!, layout: { kind: 'vignettes', pictures } }] }, heroes)
      .map(({ words }) => words)
      .filter((words) => words.includes('vignette'));
  };

  it('show what the picture has', () => {
    expect(of('drum', 'bucket')).toEqual([]);
  });

  it('are told of what is not there, and of a child, who is of another size in every family', () => {
    expect(of('spoon', 'hero')).toEqual([
      expect.stringContaining('“spoon”: nothing in the picture is called that'),
      expect.stringContaining('“hero” is of a child'),
    ]);
  });
});

describe('a picture over both pages', () => {
  const over = (at: number, layout?: BookSpread['layout']) => {
    const [spread] = bookOf([picture({ cast: [{ who: 'hero', pose: 'stand', at: [at, 1190] }] })]).spreads;
    return pictureProblems({ spreads: [{ ...spread!, ...(layout && { layout }) }] }, heroes)
      .filter(({ words }) => words.includes('fold'))
      .map(({ words, advice }) => ({ words, advice }));
  };

  it('has no face in the fold, nor within 30 of it', () => {
    const bleed = { kind: 'bleed', wordsAt: 'left-top' } as const;
    expect(over(450, bleed)).toEqual([
      { words: expect.stringContaining('the face of hero is in the fold'), advice: undefined },
    ]);
    expect(over(530, { kind: 'wordless' })[0]?.words).toMatch(/is \d+ from the fold/u);
    expect(over(640, bleed)).toEqual([]);
    expect(over(450), 'a plate has no fold').toEqual([]);
  });
});

describe('both pictures of a bleed', () => {
  const bleed = { kind: 'bleed', wordsAt: 'left-top' } as const;
  const problemsOf = (scene: Picture, layout: BookSpread['layout'], what: string) => {
    const [spread] = bookOf([scene]).spreads;
    const shown: BookSpread = { ...spread!, shows: [{ what }], ...(layout && { layout }) };
    return pictureProblems({ spreads: [shown] }, heroes)
      .map(({ words }) => words)
      .join(' | ');
  };
  const cast = [{ who: 'hero', pose: 'stand', at: [640, 1190] }] as const;
  const ballAt = (x: number, y: number): Picture => picture({ cast, props: [{ id: 'ball', at: [x, y] }] });

  it('show what the words name', () => {
    expect(problemsOf(ballAt(300, 700), bleed, 'ball')).not.toContain('the words name');
    expect(problemsOf(ballAt(300, 20), bleed, 'ball')).toBe('');
    const near = { camera: { zoom: 1, on: [450, 660] as const } };
    const high = { ...ballAt(300, 40), ...near };
    expect(problemsOf(high, bleed, 'ball')).toContain(
      'the words name “ball”: the tall picture shows it, and the wide one over both pages does not',
    );
    expect(problemsOf(high, undefined, 'ball')).not.toContain('the words name');
    expect(problemsOf({ ...ballAt(1080, 900), ...near }, bleed, 'ball')).toContain(
      'the words name “ball”: the wide picture over both pages shows it, and the tall one does not',
    );
  });

  it('show everybody', () => {
    const at = (x: number) =>
      picture({ cast: [...cast, { who: 'fox', at: [x, 1190] }], camera: { zoom: 1, on: [450, 660] } });
    expect(problemsOf(at(1090), bleed, 'fox')).toContain(
      '“fox” is in the wide picture of the bleed and not to be seen in the tall one',
    );
    expect(problemsOf(at(300), bleed, 'fox')).toBe('');
  });
});

describe('a reason', () => {
  const off = picture({ cast: [{ who: 'hero', pose: 'stand', at: [980, 1190] }] });
  it('answers one rule only', () => {
    expect(told([{ ...off, why: { covered: 'seen in the water alone' } }])).toContain(
      'face is not on the page',
    );
  });
  it('that answers nothing is found', () => {
    expect(told([{ ...picture(), why: { offPage: 'seen in the water alone' } }])).toContain(
      'why.offPage answers nothing any more: take it out',
    );
    expect(told([{ ...off, why: { offPage: 'seen in the water alone' } }])).not.toContain('answers nothing');
  });
});

describe('one picture', () => {
  it.each<[string, Picture, string]>([
    ['a name that is not there', picture({ cast: [{ who: 'fox', on: 'tabel' }] }), 'there is no “tabel”'],
    [
      'a face off the page',
      picture({ cast: [{ who: 'hero', pose: 'stand', at: [980, 1190] }] }),
      'the hero’s face is not on the page',
    ],
    [
      'a head too small',
      picture({ camera: { zoom: 0.3 }, cast: [{ who: 'hero', pose: 'stand', at: [450, 900], scale: 0.5 }] }),
      'too small to be found',
    ],
    ['a head too large', picture({ camera: { on: 'hero.head', zoom: 5 } }), 'too large for the page'],
    [
      'a hand that misses',
      picture({ cast: [{ who: 'hero', pose: 'stand', at: [450, 1190], touch: [800, 300] }] }),
      'a hand misses what it touches',
    ],
    [
      'somebody else’s hand that misses',
      picture({ cast: [{ who: 'hero', name: 'twin', pose: 'stand', at: [450, 1190], touch: [800, 300] }] }),
      'a hand of twin misses',
    ],
    [
      'somebody who is not to be seen',
      picture({ cast: [...picture().cast!, { who: 'fox', at: [1500, 1190] }] }),
      '“fox” is in the scene and not to be seen',
    ],
    [
      'a thing with a name that is not to be seen',
      picture({ props: [{ id: 'lantern', name: 'grandmother’s lantern', at: [-700, 400] }] }),
      '“grandmother’s lantern” is in the scene and not to be seen',
    ],
    [
      'too many parts',
      picture({
        props: Array.from({ length: 30 }, (_, i) => ({ id: 'acorn' as const, at: [30 * i, 1200] as const })),
      }),
      'has 31 things and people',
    ],
  ])('is told of %s', (_what, wrong, words) => {
    expect(told([picture()])).toBe('');
    expect(told([wrong])).toContain(words);
  });

  it('is framed where the problem is, on the hero it was seen on', () => {
    const found = (scene: Picture) => pictureProblems(bookOf([scene]), heroes);
    const [miss] = found(
      picture({ cast: [{ who: 'hero', pose: 'stand', at: [450, 1190], touch: [800, 300] }] }),
    );
    expect(miss?.hero).toBe(heroes[0]!.name);
    const [left, top, width, height] = miss!.box!;
    // From the hand, which is below and to the left, to what it should touch.
    expect(left).toBeLessThan(700);
    expect(left + width).toBeGreaterThan(800);
    expect(top).toBeLessThan(300);
    expect(top + height).toBeGreaterThan(500);
    const [unseen] = found(picture({ cast: [...picture().cast!, { who: 'fox', at: [1500, 1190] }] }));
    expect(unseen!.box![0]).toBeGreaterThan(900);
  });

  it('is framed as the camera shows it', () => {
    const cast: readonly [Hero] = [{ who: 'hero', pose: 'stand', at: [450, 1190] }];
    const [large] = pictureProblems(
      bookOf([picture({ camera: { on: 'hero.head', zoom: 5 }, cast })]),
      heroes,
    );
    const [left, top, width, height] = large!.box!;
    expect(left + width / 2).toBeCloseTo(450, -1);
    expect(top).toBeGreaterThan(-200);
    expect(width).toBeCloseTo(height);
    expect(width).toBeGreaterThan(500);
  });

  it('lets a hand point at what it does not reach', () => {
    const far = { who: 'hero', pose: 'stand', at: [450, 1190], touch: { right: [800, 700] } } as const;
    expect(told([picture({ cast: [far] })])).toContain('a hand misses');
    expect(told([picture({ cast: [{ ...far, hands: 'point' }] })])).toBe('');
    expect(told([picture({ cast: [{ ...far, hands: { left: 'point' } }] })])).toContain('a hand misses');
    expect(told([picture({ cast: [{ ...far, pose: 'point' }] })])).toBe('');
  });

  it('lets a picture that says why leave the face of the hero out', () => {
    const off = picture({ cast: [{ who: 'hero', pose: 'stand', at: [980, 1190] }] });
    expect(told([off])).toContain('face is not on the page');
    expect(told([{ ...off, why: { offPage: 'seen in the water alone' } }])).not.toContain(
      'face is not on the page',
    );
  });

  it('is tried on every hero, and says for whom it fails', () => {
    // High enough for the tall child only.
    const high = picture({
      cast: [{ who: 'hero', pose: 'stand', at: [450, 1190], by: 'feet', touch: [520, 770] }],
    });
    expect(told([high], SAMPLE_LOOKS.slice(1, 2))).toBe('');
    expect(told([high], SAMPLE_LOOKS.slice(0, 2))).toContain(
      '(in the picture drawn for Pip, a little child)',
    );
  });
});

describe('two pictures', () => {
  it.each<[string, readonly Picture[], string]>([
    [
      'the same pose twice running',
      [picture({ cast: acts('walk') }), picture({ cast: acts('walk') })],
      'the hero’s pose is “walk”, as in the picture before',
    ],
    [
      'the same shot twice running',
      [picture({ shot: 'plan' }), picture({ shot: 'plan' })],
      'is the shot “plan” again',
    ],
  ])('are told of %s', (_what, wrong, words) => {
    expect(told(wrong)).toContain(words);
    // A reason is taken.
    const why = { samePose: 'it comes back changed', sameShot: 'it comes back changed' };
    expect(told([wrong[0]!, { ...wrong[1]!, why }])).not.toContain(words);
  });
});

describe('a whole book', () => {
  it('is good as it is', () => {
    expect(told(GOOD)).toBe('');
  });

  const cast = (change: (role: Hero) => Hero) => all((scene) => ({ ...scene, cast: scene.cast.map(change) }));
  it.each<[string, readonly Picture[], string]>([
    ['few poses', cast((role) => ({ ...role, pose: 'stand' })), 'shows 1 poses; a book needs 6'],
    [
      'few shots',
      all((scene) => ({ ...scene, shot: 'plan', why: { sameShot: 'a test' } })),
      'shows 1 shots; a book needs 4',
    ],
    ['one place', all((scene) => ({ ...scene, backdrop: 'meadow' })), 'shows 1 places; a book needs 3'],
    [
      'one place for most pictures',
      GOOD.map((scene, i) => ({ ...scene, backdrop: i < 8 ? 'meadow' : scene.backdrop! })),
      'of the pictures play in “meadow”',
    ],
    ['one light', all((scene) => ({ ...scene, light: 'noon' })), 'shows 1 lights; a book needs 2'],
    ['straight spines', cast(({ act: _, ...role }) => role), 'the hero stands straight in'],
    [
      'hands within the outline',
      cast(({ touch: _, act: __, ...role }) => ({
        ...role,
        pose: 'stand',
      })),
      'a hand of the hero stands out from the outline in',
    ],
    [
      'nobody touched',
      cast(({ touch: _, ...role }) => role),
      'somebody touches or holds something in 0 of 10',
    ],
    ['a name on no sheet', all(({ cuts: _, ...scene }) => scene), 'the child’s name is written on no sheet'],
    [
      'a print that is not printed',
      all((scene) => ({
        ...scene,
        cuts: [
          ...(scene.cuts ?? []),
          { shape: '0,0! 90,0! 40,80', colour: '#886644', print: 'tiles' as const, lift: 0 },
        ],
      })),
      'prints on flat ink',
    ],
    ['no back', cast(({ facing: _, ...role }) => role), 'nobody is seen from behind'],
  ])('is told of %s', (_what, wrong, words) => {
    expect(told(wrong)).toContain(words);
  });
});
