import { weighPageFlip, weighReader } from './build-page.ts';
import type { Samples } from './samples.ts';

export const CANDIDATES = ['limit', 'ours', 'bent', 'page-flip', 'react-pageflip', 'swiper'] as const;

/** Prints every row with its goal. */
export async function report(samples: Samples): Promise<void> {
  const multiple = (value: number, base: number) => (Number.isNaN(value) ? '–' : (value / base).toFixed(2));
  const formatted = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));
  const line = (name: string, goal: string, values: string[]) =>
    console.log(`${name.padEnd(44)}${goal.padEnd(20)}${values.map((value) => value.padStart(15)).join('')}`);
  const row = (name: string, goal: string, metric: string, statistic: 'median' | 'mean' = 'median') =>
    line(
      name,
      goal,
      CANDIDATES.map((by) => formatted(samples[statistic](metric, by))),
    );
  const ratio = (name: string, goal: string, metric: string) =>
    line(
      name,
      goal,
      CANDIDATES.map((by) => multiple(samples.median(metric, by), samples.median(metric, 'limit'))),
    );

  console.log(`\n24 spreads of 50 KB pictures, 600 ms turns, real clicks, 1280 × 800, no GPU; medians\n`);
  line('', 'goal', [...CANDIDATES]);
  row('main-thread CPU a turn, ms', '≤ 20', 'cpu');
  ratio('  against the limit', '≤ 1.15', 'cpu');
  row('  made ready in the rest after it, ms', '', 'ready');
  row('  the turn and the rest, ms', '', 'sum');
  ratio('  against the limit', '', 'sum');
  row('main-thread CPU a turn, 4 × slower, ms', '≤ 100', 'cpu slow');
  ratio('  against the limit', '≤ 1.15', 'cpu slow');
  row('  the turn and the rest, ms', '', 'sum slow');
  ratio('  against the limit', '', 'sum slow');
  row('click to first changed frame, ms', '≤ 20', 'first frame');
  row('click to first changed frame, 4 × slower, ms', '≤ 40', 'first frame slow');
  row('gaps over 36 ms a turn (mean)', '≤ 1', 'gaps', 'mean');
  row('gaps with a film on the page (mean)', '≤ 1', 'gaps film', 'mean');
  row('main thread at rest, ms/s', '≤ 3', 'rest');
  row('animation frames asked for at rest, in 1.5 s', '0', 'rest frames');
  row('heap after 8 turns, MB', '≤ 3', 'heap 8');

  console.log('\nThe length of the book\n');
  line('', 'goal', ['12', '100', '500', '500 : 12']);
  for (const by of ['limit', 'ours'] as const) {
    const lengths = ['12', '100', '500'];
    const medians = (metric: string) => lengths.map((length) => samples.median(`${metric} ${length}`, by));
    const cpu = medians('cpu');
    line(`${by}: main-thread CPU a turn, ms`, '≤ 1.1 ×', [...cpu.map(formatted), multiple(cpu[2]!, cpu[0]!)]);
    line(`${by}: elements in the document`, '≤ 400', medians('nodes').map(formatted));
    line(`${by}: pictures asked for before a turn`, '≤ 4', medians('pictures').map(formatted));
  }

  console.log('\nOurs alone\n');
  line('closed mid-turn: ms/s, frames, animations', '≤ 3, 0, 0', [
    formatted(samples.median('closed', 'ours')),
    formatted(samples.median('closed frames', 'ours')),
    formatted(samples.median('closed animations', 'ours')),
  ]);
  line('heap after 10 and 110 turns, MB', '≤ 3, flat', [
    formatted(samples.median('heap 10', 'ours')),
    formatted(samples.median('heap 110', 'ours')),
  ]);
  const { core, engine, tools } = await weighReader();
  const kb = (bytes: number) => (bytes / 1024).toFixed(2);
  line('own code, gzip KB: book + engine', '≤ 8', [kb(core + engine)]);
  line('  listening, recording, text (own chunk)', '', [kb(tools)]);
  line('  page-flip, for comparison', '', [kb(weighPageFlip())]);
}
