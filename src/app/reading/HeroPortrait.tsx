import { Svg } from '../../design/Svg.tsx';
import type { Look } from '../../illustration/hero/look.ts';
import { heroBust } from '../../illustration/hero/rig.ts';

/** A hero's head and shoulders. Lazy: the drawing code comes with it. */
export default function HeroPortrait({ look, name }: { look: Look; name: string }) {
  return <Svg markup={heroBust(look)} label={name} />;
}
