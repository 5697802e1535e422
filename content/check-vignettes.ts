/** Whether the picture of a spread has what its vignettes show. */
import { PAGE } from '../illustration/paper/page.ts';
import type { PlacingProblem, Staged } from './check-placing.ts';
import { isIn } from './spread-layout.ts';

/** Vignettes of nothing, or of a child, who is of another size in every family; empty where there are no vignettes. */
export function vignetteProblems({ spread, scene, directed }: Staged): PlacingProblem[] {
  if (spread.layout?.kind !== 'vignettes') return [];
  const box = [0, 0, PAGE.width, PAGE.height] as const;
  return spread.layout.pictures.flatMap(({ of }) =>
    of.flatMap((name): PlacingProblem[] => {
      if (name === 'hero' || name === 'friend')
        return [
          {
            words: `the vignette of “${name}” is of a child; only the picture has room for one`,
            box,
            fails: true,
          },
        ];
      const isThis = isIn({ of: [name] });
      const known =
        (scene.cuts ?? []).some(({ name: called, what }) => isThis(called, what)) ||
        directed.parts.some((part) =>
          isThis(
            part.name,
            part.kind === 'prop' ? part.prop.id : part.kind === 'animal' ? part.role.who : undefined,
          ),
        );
      if (known) return [];
      return [
        { words: `the vignette of “${name}”: nothing in the picture is called that`, box, fails: true },
      ];
    }),
  );
}
