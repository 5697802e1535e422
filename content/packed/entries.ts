/**
 * The packed notation of a picture: one text, read from left to right, in which names, classes and kinds are known by number.
 *
 * - A **digit** is one of the 92 characters from `#` to `~` (`!` stands for the backslash, so that JSON escapes none).
 * - A **count** is one digit below `SHORT`, else two, else four; a **step** is a count whose odd numbers are negative.
 * - An **object** is a count: which class of objects it is, as first met in this picture. Zero is a new class: its entries
 *   follow, each as the count from the one before, up to a zero. Then the values, in the order of the entries.
 * - A value is read by the kind of its entry. Numbers and places are steps from the last of their name, outlines steps from
 *   point to point, from where the last outline began. Words and colours are counts of those met before; zero brings a new one.
 *
 * Kinds: n number, p place, l numbers (each with its decimals), w word, v words, c colour, s outline, o object, a objects,
 * t true, f false, j all that has no entry, as JSON.
 *
 * Books lie on devices: an entry keeps its number, new ones are added at the end.
 */
const TEXT =
  'j ccolour flit p0at sshape n1lift n4depth n0turn n2scale sline tsnip n5depth n0width p1at l0rings n4scale wprint wwho ' +
  'wfacing wpose l1rings p0on n2opacity fshadow wby wexpression oact owears n0spine woutfit vextras wcloth wletters n2zoom ' +
  'won wbackdrop wlight n0seed wdescribe acast ocamera acuts olighting cplain l2rings wshot otouch n0size wname p0lookAt ' +
  'opapers wland ophone n1width n2flat n2width wseatOn wid wlookAt n0dy p0from p0right l0dash n0tilt p0left fsnip aprops ' +
  'wright n1size wplane n0dx n0roll fcast n0reach alamps wholding n1dx n1dy l1dash fdisc wleft fframe ohands whands n1turn ' +
  'wmood n0neck n3dx n3dy n0lean wsky win wheldBy tshadow thand l3rings sholes';

/** What of an object is read how: `unit` 10 means tenths. */
export interface Entry {
  readonly kind: string;
  readonly unit: number;
  readonly name: string;
}

export const ENTRIES: readonly Entry[] = TEXT.split(' ').map((text) => {
  const [, kind, decimals, name] = /(.)(\d?)(.*)/.exec(text) as unknown as [string, string, string, string];
  return { kind, unit: 10 ** Number(decimals), name };
});

/** What a digit counts to, and below what a count is one digit. */
export const BASE = 92;
export const SHORT = 64;
/** Where counts of four digits begin. */
export const LONG = SHORT + (BASE - 1 - SHORT) * BASE;
