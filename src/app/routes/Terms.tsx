import text from '../../../docs/terms.md?raw';
import { LegalPage } from '../legal/LegalPage.tsx';

/** What a family and the operator owe each other: the text of `docs/terms.md`. */
export default function Terms() {
  return <LegalPage title="Terms" text={text} />;
}
