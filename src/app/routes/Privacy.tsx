import text from '../../../docs/privacy.md?raw';
import { LegalPage } from '../legal/LegalPage.tsx';

/** What is kept, where and how long: the same words as `docs/privacy.md`. */
export default function Privacy() {
  return <LegalPage title="Privacy" text={text} />;
}
