import type { Cutter } from '../../paper/cutter.ts';
import { BLUSH, FLEECE } from '../../paper/papers.ts';
import type { AnimalPose } from '../../parts/animal.ts';
import { type BugEyes, bugEyes } from './eyes.ts';
import { head } from './face.ts';
import { mouth } from './mouths.ts';

export interface CrawlerBuild {
  readonly shell: string;
  /** Head and legs. */
  readonly skin: string;
  /** How long the shell is against a round one. */
  readonly long: number;
  /** What lies on the shell, drawn for a round one. */
  readonly back: () => void;
  /** A stag's horn, of this colour. */
  readonly horn?: string;
}

const EYES: BugEyes = {
  round: [11.5, 12.5],
  pupil: [-2, 1, 6, 7],
  glint: [0.4, -2, 2, 2.2],
  shut: [0, 2, 6],
};

/** Beetles and ladybugs: a dome on six legs. Joy opens the wing cases, with wings of glass under them. */
export function crawler(c: Cutter, pose: AnimalPose, build: CrawlerBuild): void {
  const { shell, skin, long, back, horn } = build;
  const asleep = pose === 'sleep';
  const open = pose === 'joy';
  for (const x of [-30, 20, 64])
    for (const k of [0, 1]) {
      if (asleep && k) continue;
      const foot = x * long + (x < 0 ? -20 : x > 30 ? 22 : 6) + k * 12;
      c.mark(`${x * long},-26 ${foot - 6},-26 ${foot},${asleep ? 0 : 0}`, k ? skin : c.shade(skin, 0.07), 8);
    }
  c.at(0, asleep ? 10 : 0, {}, () => {
    if (open)
      for (const turn of [-8, 22])
        c.at(8, -84, { turn: turn + 30 }, () => {
          c.blob('0,0! -20,-60 4,-118 36,-104 34,-44', '#e8eeea', { lift: 0.4, tex: 'none' });
          c.mark('6,-10 8,-54 16,-94', '#c2d2cf', 3, 0.8);
        });
    c.at(20, 0, {}, () => c.oval(0, -42, 66 * long, 28, skin, { lift: 0.4, tex: 'none' }));
    const dome = () => {
      c.at(20 - 20 * long, 0, {}, () => {
        const s = (x: number) => (x * long).toFixed(1);
        c.blob(
          `${s(-58)},-22! ${s(-56)},-70 ${s(-20)},-112 ${s(24)},-122 ${s(70)},-104 ${s(94)},-62 ${s(98)},-22!`,
          shell,
          { lift: 0.8 },
        );
        back();
      });
    };
    if (open) c.at(92, -36, { turn: 17 }, () => c.at(-92, 36, {}, dome));
    else dome();
    head(c, pose, [-54 - 26 * (long - 1), -46], { rest: 0, joy: 9, sleep: -14 }, () => {
      for (const s of [-1, 1]) {
        c.mark(`${-10 + s * 12},-32 ${-22 + s * 18},-62 ${-42 + s * 26},-68`, skin, 4.6);
        c.dot(-42 + s * 26, -68, 5.4, 5.4, skin);
      }
      if (horn) c.band('-30,-16 -58,-36 -66,-70', [20, 13, 4], horn, { lift: 0.4, tex: 'none' });
      c.blob('-46,4 -40,-28 -8,-40 26,-28 36,4 18,32 -26,34', skin, { lift: 0.7 });
      bugEyes(c, pose, [-12, -6, 16], { ...EYES, lid: skin });
      mouth(c, pose, -12, 14, 18, FLEECE);
      c.dot(16, 12, 8, 6, BLUSH, 0.6);
    });
  });
}
