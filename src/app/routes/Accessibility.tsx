import text from '../../../docs/accessibility.md?raw';
import { LegalPage } from '../legal/LegalPage.tsx';

/** The accessibility statement: the same words as `docs/accessibility.md`. */
export default function Accessibility() {
  return <LegalPage title="Accessibility" text={text} />;
}
