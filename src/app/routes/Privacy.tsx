import text from '../../../docs/privacy.md?raw';
import { LegalPage } from '../legal/LegalPage.tsx';

/** What we store, where and how long: the text of `docs/privacy.md`. */
export default function Privacy() {
  return <LegalPage title="Privacy" text={text} />;
}
