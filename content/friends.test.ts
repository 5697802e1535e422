import { expect, it } from 'vitest';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { Book } from './book.ts';
import { readBooks } from './read-books.ts';
import { everyPronouns, fill } from './slots.ts';
