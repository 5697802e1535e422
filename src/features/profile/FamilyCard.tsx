import { BookOpen, CalendarDays, Compass, Mail, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmailAddress } from '../../design/EmailAddress.tsx';
import { Paper } from '../../design/Paper.tsx';
import { SampleBadge } from '../../design/SampleBadge.tsx';
import { IconBadge, type IconBadgeProps } from './IconBadge.tsx';
import type { Statistics } from './reading-statistics.ts';

/** The family's card: names, email, member since, and reading statistics. */
export function FamilyCard({
  firstName,
  adventurerName,
  email,
  since,
  statistics,
  sample,
  readers,
  portrait,
}: {
  firstName: string;
  adventurerName: string;
  email: string;
  /** A formatted date, or "N/A". */
  since: string;
  statistics: Statistics;
  sample: boolean;
  /** Each child with its reading counts. */
  readers: readonly {
    id: string;
    name: string;
    face: ReactNode;
    books: number;
    finished: number;
    /** Where the hero is stored, if not in the account. */
    place: string | null;
  }[];
  portrait: ReactNode;
}) {
  return (
    <Paper as="section" className="family" aria-label="Your family">
      <div className="family-portrait">{portrait}</div>
      <div className="family-who">
        <h1>{firstName}</h1>
        <p className="font-display text-[1.25rem] font-bold text-clay">{adventurerName}</p>
        <dl className="mt-4 grid gap-2">
          <div className="flex items-center gap-3">
            <dt>
              <Mail aria-hidden size={22} />
              <span className="sr-only">Email</span>
            </dt>
            <dd className="min-w-0 break-words">
              <EmailAddress>{email}</EmailAddress>
            </dd>
          </div>
          <div className="flex items-center gap-3">
            <dt>
              <span className="flex items-center gap-3">
                <CalendarDays aria-hidden size={22} />
                {'Member since '}
              </span>
            </dt>
            <dd>{since}</dd>
          </div>
        </dl>
      </div>
      <div className="family-figures">
        {sample && (
          <p className="family-sample">
            <SampleBadge />
          </p>
        )}
        <dl className="family-figures-row">
          <Figure icon={BookOpen} tint="honey" label="stories">
            {statistics.stories}
          </Figure>
          <Figure icon={Users} tint="sage" label="characters">
            {statistics.characters}
          </Figure>
          <Figure icon={Compass} tint="clay" label="favourite genre">
            {statistics.favouriteGenre}
          </Figure>
        </dl>
        {readers.length > 0 && (
          <ul className="family-readers" aria-label="Who reads">
            {readers.map(({ id, name, face, books, finished, place }) => (
              <li key={id}>
                {face}
                <span>
                  <b dir="auto">{name}</b>
                  <span className="meta block">{readingSummary(books, finished)}</span>
                  {place && <span className="meta block">{place}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Paper>
  );
}

function readingSummary(books: number, finished: number): string {
  if (books === 0) return 'No book on the shelf yet';
  return `${books === 1 ? '1 book' : `${books} books`}, ${finished} finished`;
}

function Figure({ icon, tint, label, children }: IconBadgeProps & { label: string; children: ReactNode }) {
  return (
    <div className="family-figure">
      <dt className="family-figure-what">
        <IconBadge icon={icon} tint={tint} large />
        <span className="family-figure-name">{label}</span>
      </dt>
      <dd className="family-figure-value">{children}</dd>
    </div>
  );
}
