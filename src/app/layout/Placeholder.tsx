import { ButtonLink } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { paths } from '../paths.ts';

/** An honest page for a screen that is still being cut out. */
export function Placeholder({ title }: { title: string }) {
  return (
    <div className="wrap pt-6">
      <title>{`${title} · Story Playroom`}</title>
      <Paper className="p-8 md:p-16 text-center">
        <h1>{title}</h1>
        <p className="mt-4">We are still cutting this page out of paper.</p>
        <ButtonLink className="mt-8" to={paths.home()}>
          Return to Home
        </ButtonLink>
      </Paper>
    </div>
  );
}
