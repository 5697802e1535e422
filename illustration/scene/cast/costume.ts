/** Step 2, cast: costumes. */
import type { Look } from '../../figures/hero/look/look.ts';
import type { Costume } from '../format/look.ts';

/** Returns the look in the clothes that a story lends. */
export function withCostume(look: Look, costume: Costume | undefined): Look {
  if (!costume) return look;
  const { outfit = look.outfit, cloth = look.cloth, extras = look.extras } = costume;
  return { ...look, outfit, cloth, extras: [...extras] };
}
