/** Draws one picture, named in the first argument, as the first thing a process does, and prints the milliseconds it took. */
import { PICTURES } from './pictures.ts';

const picture = PICTURES.find(({ name }) => name === process.argv[2]);
if (!picture) throw new Error(`There is no picture "${process.argv[2]}".`);
const before = process.cpuUsage();
const start = performance.now();
picture.make('standalone');
const clock = performance.now() - start;
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ clock, processor: (user + system) / 1000 }));
