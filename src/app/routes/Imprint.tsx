import { LegalPage } from '../legal/LegalPage.tsx';
import { useOperator } from '../legal/operator.ts';

const TEXT = `# Imprint

Story Playroom is run on this site by {name}, {address}.`;

/** Who runs this site and how to reach them, from the operator's settings. */
export default function Imprint() {
  const { operator } = useOperator();
  const { email, phone, country, representative, register, vatId } = operator;
  const facts = [
    ['E-mail', email],
    ['Telephone', phone],
    ['Country', country],
    ['Represented by', representative],
    ['Register', register],
    ['VAT number', vatId],
  ] as const;
  const filledFacts = facts.flatMap(([name, fact]) => (fact ? [{ name, fact }] : []));
  return (
    <LegalPage title="Imprint" text={TEXT}>
      {filledFacts.length > 0 && (
        <dl className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
          {filledFacts.map(({ name, fact }) => (
            <div key={name} className="contents">
              <dt className="mt-2 font-display font-bold sm:mt-0">{name}</dt>
              <dd className="break-words">
                {name === 'E-mail' ? (
                  <a className="text-dusk underline underline-offset-4" href={`mailto:${fact}`}>
                    {fact}
                  </a>
                ) : (
                  fact
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </LegalPage>
  );
}
