/**
 * Draws the picture named in the first argument as the first work of a process, and prints its ms: of the drawing
 * thread (on Linux), of the whole process with its compiler threads, and of the clock.
 */
import { readFileSync } from 'node:fs';
import { PICTURES } from './all-pictures.ts';

const picture = PICTURES.find(({ name }) => name === process.argv[2]);
if (!picture) throw new Error(`There is no picture "${process.argv[2]}".`);
const drawing = (): number => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
};
const threadBefore = drawing();
const before = process.cpuUsage();
const start = performance.now();
picture.make('standalone');
const clock = performance.now() - start;
const { user, system } = process.cpuUsage(before);
const thread = drawing() - threadBefore;
console.log(JSON.stringify({ thread, clock, processor: (user + system) / 1000 }));
