/** Fetches the records that looks are drawn with: hair, outfits, extras. */
import { LAZY_EXTRA_RECORDS } from '../../../parts/extras.lazy.generated.ts';
import { LAZY_HAIR_RECORDS } from '../../../parts/hair.lazy.generated.ts';
import { LAZY_OUTFIT_RECORDS } from '../../../parts/outfits.lazy.generated.ts';
import type { Look } from './look.ts';

/** Resolves when these looks can be drawn; rejects when a part can't be fetched. */
export async function fetchLooks(looks: readonly Look[]): Promise<void> {
  await Promise.all([
    LAZY_HAIR_RECORDS.fetch(looks.map(({ hair }) => hair)),
    LAZY_OUTFIT_RECORDS.fetch(looks.map(({ outfit }) => outfit)),
    LAZY_EXTRA_RECORDS.fetch(looks.flatMap(({ extras }) => extras)),
  ]);
}
