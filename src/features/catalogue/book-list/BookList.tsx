import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { AUTHOR, agesOf, ILLUSTRATOR } from '../../../../content/about-book.ts';
import { ABOUT } from '../../../../content/generated/about.ts';
import { SHELF } from '../../../../content/shelf.ts';
import { Button } from '../../../design/Button.tsx';
import { Paper } from '../../../design/Paper.tsx';
import { Link } from '../../../platform/router.tsx';
import '../../../design/print.css';
import './book-list.css';

const byTitle = [...SHELF].sort((one, other) => one.title.localeCompare(other.title, 'en'));

/** Lists every book with what librarians and teachers ask for, on screen and in print. */
export function BookList({ linkTo }: { linkTo: (slug: string) => string }) {
  return (
    <>
      <div className="book-list-head">
        <div>
          <h1>All our books</h1>
          <p className="text-soft">
            {`${SHELF.length} books, written by ${AUTHOR}, pictures by ${ILLUSTRATOR}. In each a child of the reader’s own is the hero.`}
          </p>
        </div>
        <Button tone="quiet" icon={<Printer aria-hidden size={21} />} onClick={() => window.print()}>
          Print this list
        </Button>
      </div>
      <Paper className="book-list">
        <ul aria-label="All our books">
          {byTitle.map((story) => {
            const description = ABOUT[story.slug];
            return (
              <li key={story.slug}>
                <h2>
                  <Link to={linkTo(story.slug)}>{story.title}</Link>
                </h2>
                <p className="book-list-line">
                  {[description && agesOf(description), story.difficulty, story.duration, story.genre]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p>{story.description}</p>
                <dl>
                  {description && <Row name="Themes">{description.themes.join(', ')}</Row>}
                  {story.educational && <Row name="You learn">{story.subject}</Row>}
                  {story.interactive && <Row name="You choose">what happens</Row>}
                  {description && <Row name="Good to know">{description.contentNote}</Row>}
                </dl>
              </li>
            );
          })}
        </ul>
      </Paper>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
