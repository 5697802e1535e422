import { use } from 'react';
import { fetchLooks } from '../../../illustration/figures/hero/look/fetch-looks.ts';
import { type Look, lookKey } from '../../../illustration/figures/hero/look/look.ts';
import { heroBust } from '../../../illustration/figures/hero/rig.ts';
import { Svg } from '../../design/Svg.tsx';

const portraits = new Map<string, Promise<string>>();

/** A drawing of the look, one promise a look; empty where its parts can't be fetched, and tried anew the next time. */
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

/** A hero's head and shoulders. Lazy and suspends: the drawing code comes with it, and the parts she wears after. */
export default function HeroPortrait({ look, name }: { look: Look; name: string }) {
  return <Svg markup={use(drawPortrait(look))} label={name} />;
}
