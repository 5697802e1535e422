/** A page's sentences, and where a recording of the page can be cut between them: at its pauses. */
import type { KeepsakePage } from '../keepsake.ts';

/** Seconds of a recording in which nothing is said. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** The sentences of each paragraph; joined they are the paragraph. */
export function sentencesOf(
  { paragraphs, loud }: Pick<KeepsakePage, 'paragraphs' | 'loud'>,
  lang: string,
): string[][] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return paragraphs.map((paragraph) => {
    const sentences = [...segmenter.segment(paragraph)].map(({ segment }) => segment);
    // A loud word stands on a line of its own, and is not divided.
    const divided = loud && paragraph.includes(loud) && !sentences.some((text) => text.includes(loud));
    return divided ? [paragraph] : sentences;
  });
}

/** How long a part of the sound is that is loud or quiet, in seconds. */
const FRAME_S = 0.02;
/** A breath between two words is shorter. */
const SHORTEST_PAUSE_S = 0.25;
/** Where quiet ends between the quietest and the loudest of a recording, by decibels. */
const QUIET = 0.35;
/** Below this a recording has no voice, or no quiet to tell it from, in decibels. */
const SMALLEST_RANGE_DB = 12;

/** The pauses of a recording, with the quiet at its beginning and end. @param samples mono, from -1 to 1 */
export function findPauses(samples: Float32Array, sampleRate: number): Pause[] {
  const frame = Math.round(sampleRate * FRAME_S);
  const levels: number[] = [];
  for (let at = 0; at + frame <= samples.length; at += frame) {
    let sum = 0;
    for (let i = at; i < at + frame; i++) sum += samples[i]! * samples[i]!;
    levels.push(10 * Math.log10(sum / frame + 1e-8));
  }
  const sorted = levels.toSorted((a, b) => a - b);
  const [quietest = 0, loudest = 0] = [0.05, 0.95].map((part) => sorted[Math.floor(part * sorted.length)]);
  if (loudest - quietest < SMALLEST_RANGE_DB) return [];
  const limit = quietest + QUIET * (loudest - quietest);
  const pauses: Pause[] = [];
  let from = 0;
  for (let at = 0; at <= levels.length; at++) {
    if (at < levels.length && levels[at]! < limit) continue;
    if ((at - from) * FRAME_S >= SHORTEST_PAUSE_S) pauses.push({ from: from * FRAME_S, to: at * FRAME_S });
    from = at + 1;
  }
  return pauses;
}

/** A sentence may be read so many times slower or faster than the page in the mean. */
const RATE = 2.2;

/**
 * When each sentence ends, in seconds; null where the pauses don't tell. Of all ways to choose pauses it takes the one in
 * which the sentences last as their letters let expect, long pauses first.
 * @param letters of each sentence @param seconds of the whole recording
 */
export function cutSentences(
  pauses: readonly Pause[],
  letters: readonly number[],
  seconds: number,
): number[] | null {
  const total = letters.reduce((sum, count) => sum + count, 0);
  if (letters.length < 2 || total === 0) return null;
  const begin = pauses[0]?.from === 0 ? pauses[0].to : 0;
  const last = pauses.at(-1);
  const end = last && last.to >= seconds - 0.1 ? last.from : seconds;
  const between = pauses.filter(({ from, to }) => from > begin && to < end);
  const secondsPerLetter = (end - begin) / total;
  let ways: Way[] = [{ cost: 0, at: begin, cuts: [] }];
  for (const [index, count] of letters.entries()) {
    const expected = count * secondsPerLetter;
    const isLast = index === letters.length - 1;
    const ends = isLast ? [{ from: end, to: end }] : between;
    ways = ends.flatMap((pause) => {
      const possible = ways.flatMap(({ cost, at, cuts }) => {
        const rate = (pause.from - at) / expected;
        if (rate < 1 / RATE || rate > RATE) return [];
        return [
          {
            cost: cost + Math.log(rate) ** 2 - (pause.to - pause.from) / 4,
            at: pause.to,
            cuts: [...cuts, pause],
          },
        ];
      });
      return possible.length === 0 ? [] : [possible.reduce((a, b) => (b.cost < a.cost ? b : a))];
    });
  }
  const [best] = ways;
  return best
    ? best.cuts.map(({ from, to }, index) => (index === letters.length - 1 ? seconds : (from + to) / 2))
    : null;
}

/** A choice of pauses for the first sentences. */
interface Way {
  readonly cost: number;
  /** When the next sentence begins. */
  readonly at: number;
  readonly cuts: readonly Pause[];
}
