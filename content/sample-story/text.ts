import { type NamedHero, type Template, template } from '../slots.ts';

/** The hero of the sample for a visitor who has not made one yet. */
export const standInHero: NamedHero = { name: 'Robin', pronouns: 'they' };

export const sampleStoryTitle = 'Half a Star';

/** The name the sample goes by on a shelf and in file names: its title's slug, as with every story. */
export const SAMPLE_SLUG = 'half-a-star';

/** The three pages that `/story-reader` opens on when no story is asked for. */
export const sampleStoryPages: readonly [Template, Template, Template] = [
  // The nursery window at dusk, a small fox outside.
  template(
    'The lamps were coming on when {name} saw a small fox under the nursery window. “I have lost my star,” said the fox, “and I don’t know the dark without it.” {name} looked at {their} warm bed. Then {they} looked at the fox, and opened the window.',
  ),
  // Over the night town in a paper boat that hangs from a balloon.
  template(
    '{name} folded {their} biggest drawing into a boat, tied it to a balloon, and took the fox aboard. The star hung high above the chimneys, just out of reach. So {name} turned out {their} pockets: every pebble had to go, even the best one. And the boat rose.',
  ),
  // Home again, the star on the sill.
  template(
    'At home the fox held out the star. “You should have it,” said the fox. {name} thought for a long while. Then {they} set it on the sill, where it could shine through both sides of the glass. “Half for you,” said {name}, “and half for me.”',
  ),
];
