import text from '../../../docs/privacy.md?raw';
import { Paper } from '../../design/Paper.tsx';
import { useGrownUpGate } from '../../features/profile/GrownUpGate.tsx';
import { Prose } from '../privacy/Prose.tsx';
import '../privacy/privacy.css';

/** What is kept, where and how long: the same words as `docs/privacy.md`. Links out ask for a grown-up. */
export default function Privacy() {
  const { ask, gate } = useGrownUpGate();
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>Privacy · Story Playroom</title>
      <Paper as="article" className="mx-auto max-w-[860px] px-6 py-9 md:px-14 md:py-12">
        <Prose
          text={text}
          link={(href, label, key) => (
            <a
              key={key}
              href={href}
              target="_blank"
              rel="noopener"
              className="text-dusk underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                ask(() => window.open(href, '_blank', 'noopener'));
              }}
            >
              {label}
            </a>
          )}
        />
      </Paper>
      {gate}
    </div>
  );
}
