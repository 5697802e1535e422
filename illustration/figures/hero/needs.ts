/** What drawing a hero needs that is fetched one by one: hair, clothes, and what is worn with them. */
import { EXTRA_DRAWINGS_AT_HAND } from './extras.at-hand.generated.ts';
import { HAIR_AT_HAND } from './hair/styles.at-hand.generated.ts';
import type { Look } from './look.ts';
import { WARDROBE_AT_HAND } from './outfit/outfits.at-hand.generated.ts';

/** Resolves when these looks can be drawn; rejects when a part can't be fetched. */
export async function fetchLooks(looks: readonly Look[]): Promise<void> {
  await Promise.all([
    HAIR_AT_HAND.fetch(looks.map(({ hair }) => hair)),
    WARDROBE_AT_HAND.fetch(looks.map(({ outfit }) => outfit)),
    EXTRA_DRAWINGS_AT_HAND.fetch(looks.flatMap(({ extras }) => extras)),
  ]);
}
