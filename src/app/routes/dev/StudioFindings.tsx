import type { Book, BookSpread } from '../../../../content/book.ts';
import { SAMPLE_LOOKS } from '../../../../illustration/sample-looks.ts';
import { FileLink } from './FileLink.tsx';
import { type Finding, pictureFile } from './findings.ts';
import { StudioPicture } from './StudioPicture.tsx';

/** What the checks say of a book: first of the whole, then each finding with its picture and a frame round the place. */
export function StudioFindings({
  slug,
  book,
  findings,
}: {
  slug: string;
  book: Book;
  findings: readonly Finding[];
}) {
  const place = (id: string | undefined) => book.spreads.findIndex((spread) => spread.id === id);
  const ofWhole = findings.filter(({ spread }) => place(spread) < 0);
  const ofSpreads = findings
    .filter(({ spread }) => place(spread) >= 0)
    .sort((a, b) => place(a.spread) - place(b.spread));
  if (findings.length === 0) return <p>Nothing to mend.</p>;
  return (
    <div className="grid gap-8">
      {ofWhole.length > 0 && (
        <ul className="grid gap-2">
          {ofWhole.map((finding) => (
            <li key={finding.words}>
              <Sentence finding={finding} />
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-8" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {ofSpreads.map((finding) => (
          <FindingCard
            key={`${finding.spread} ${finding.words}`}
            {...{ slug, book, finding }}
            spread={book.spreads[place(finding.spread)]!}
          />
        ))}
      </ul>
    </div>
  );
}

/** A finding in a sentence, with whether something is broken or only worth another look. */
export function Sentence({ finding: { words, advice } }: { finding: Finding }) {
  return (
    <>
      <strong>{advice ? 'Look again: ' : 'Mend: '}</strong>
      {words}
    </>
  );
}

interface CardProps {
  slug: string;
  book: Book;
  spread: BookSpread;
  finding: Finding;
}

function FindingCard({ slug, book, spread, finding }: CardProps) {
  const hero = SAMPLE_LOOKS.find(({ name }) => name === finding.hero) ?? SAMPLE_LOOKS[0]!;
  return (
    <li className="grid content-start gap-2">
      <StudioPicture {...{ book, spread, hero }} {...(finding.picture && { frame: finding.box ?? null })} />
      <p>
        <Sentence finding={finding} />
      </p>
      <FileLink file={pictureFile(slug, book, spread.id)} />
    </li>
  );
}
