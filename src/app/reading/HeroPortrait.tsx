import { use } from 'react';
import { fetchLooks } from '../../../illustration/figures/hero/look/fetch-looks.ts';
import { type Look, lookKey } from '../../../illustration/figures/hero/look/look.ts';
import { heroBust } from '../../../illustration/figures/hero/rig.ts';
import { Svg } from '../../design/Svg.tsx';

const portraits = new Map<string, Promise<string>>();

/**
 * Draws a look, one promise per look; resolves to an empty string when its parts can't be fetched, and tries
 * again next time.
 */
function drawPortrait(look: Look): Promise<string> {
  const key = lookKey(look);
  const known = portraits.get(key);
  if (known) return known;
  const drawn = fetchLooks([look])
    .then(() => heroBust(look))
    .catch(() => {
      portraits.delete(key);
      return '';
    });
  portraits.set(key, drawn);
  return drawn;
}

/** A hero's head and shoulders. Suspends; the drawing code loads with it, then the parts of her look. */
export default function HeroPortrait({ look, name }: { look: Look; name: string }) {
  return <Svg markup={use(drawPortrait(look))} label={name} />;
}
