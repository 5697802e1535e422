import { BookOpen, CalendarDays, Compass, Mail, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Paper } from '../../design/Paper.tsx';
import { SampleMark } from '../../design/SampleMark.tsx';
import type { Statistics } from './statistics.ts';

/** The family's sheet: who they are, since when, and what they have read. */
export function FamilyCard({
  firstName,
  adventurerName,
  email,
  since,
  statistics,
  sample,
  portrait,
}: {
  firstName: string;
  adventurerName: string;
  email: string;
  /** Already written out, or "N/A". */
  since: string;
  statistics: Statistics;
  sample: boolean;
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
            <dd className="min-w-0 break-words">{email}</dd>
          </div>
          <div className="flex items-center gap-3">
            <dt>
              <CalendarDays aria-hidden size={22} />
              <span className="sr-only">Member since</span>
            </dt>
            <dd>
              <span aria-hidden>Member since </span>
              {since}
            </dd>
          </div>
        </dl>
      </div>
      <div className="family-figures">
        {sample && (
          <p className="family-sample">
            <SampleMark />
          </p>
        )}
        <dl className="family-figures-row">
          <Figure icon={<BookOpen aria-hidden size={28} />} tint="bg-honey-tint" what="stories">
            {statistics.stories}
          </Figure>
          <Figure icon={<Users aria-hidden size={28} />} tint="bg-sage-tint" what="characters">
            {statistics.characters}
          </Figure>
          <Figure icon={<Compass aria-hidden size={28} />} tint="bg-clay-tint" what="favourite genre">
            {statistics.favouriteGenre}
          </Figure>
        </dl>
      </div>
    </Paper>
  );
}

function Figure({
  icon,
  tint,
  what,
  children,
}: {
  icon: ReactNode;
  tint: string;
  what: string;
  children: ReactNode;
}) {
  return (
    <div className="family-figure">
      <dt className="family-figure-what">
        <span className={`family-felt ${tint}`}>{icon}</span>
        <span className="family-figure-name">{what}</span>
      </dt>
      <dd className="family-figure-value">{children}</dd>
    </div>
  );
}
