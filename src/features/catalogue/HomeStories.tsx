import { Award, Hand, Sprout } from 'lucide-react';
import { useRef } from 'react';
import { OPENING } from '../../../content/generated/opening.ts';
import { openingRowLength } from '../../../content/story-facts.ts';
import { Button } from '../../design/Button.tsx';
import { SearchField } from '../../design/SearchField.tsx';
import { Toggle } from '../../design/Toggle.tsx';
import { useAddressChoice, useTypedText } from './address-choice.ts';
import { bringToTop } from './bring-to-top.ts';
import { RowsView, type StoryLinks } from './RowsView.tsx';
import type { OwnProgress } from './reading-progress.ts';
import { sampleRows } from './sample-rows.ts';
import { usePart } from './use-part.ts';

const views = ['rows', 'top', 'interactive', 'educational'] as const;

export interface HomeChoice {
  /** What the three toggles choose between; `rows` while none is pressed. */
  readonly view: (typeof views)[number];
  readonly query: string;
}

function readChoice(params: URLSearchParams): HomeChoice {
  const asked = params.get('view');
  return { view: views.find((view) => view === asked) ?? 'rows', query: params.get('q') ?? '' };
}

function writeChoice({ view, query }: HomeChoice): URLSearchParams {
  return new URLSearchParams({ ...(view !== 'rows' && { view }), ...(query && { q: query }) });
}

const toggles = [
  { view: 'top', label: 'Top Stories', tint: 'honey', Icon: Award },
  { view: 'interactive', label: 'Interactive', tint: 'dusk', Icon: Hand },
  { view: 'educational', label: 'Educational', tint: 'clay', Icon: Sprout },
] as const;

const openingRows = sampleRows(OPENING);
const loadFound = () => import('./HomeFound.tsx');
const fetchAhead = () => void loadFound().catch(() => undefined);

/** Home below the carousel: the search box, the three toggles, and what they show of the shelf. */
export function HomeStories({ links, ownProgress }: { links: StoryLinks; ownProgress: OwnProgress }) {
  const { choice, choose, amend } = useAddressChoice(readChoice, writeChoice);
  const [typed, setTyped] = useTypedText(choice.query);
  const { view } = choice;
  const found = usePart(loadFound, view !== 'rows' || typed.trim() !== '' || ownProgress !== null);
  const box = useRef<HTMLDivElement>(null);
  const searchFor = (query: string) => {
    setTyped(query);
    if (query.trim() !== '') bringToTop(box.current);
    amend({ view, query });
  };
  const shown = { links, ownProgress };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but fetching ahead of a press */}
      <div className="home-find" ref={box} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        <SearchField
          label="Search stories"
          placeholder="Search the stories"
          value={typed}
          onChange={searchFor}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons of one kind, not a form's fieldset */}
        <div className="home-toggles" role="group" aria-label="Show stories by">
          {toggles.map(({ view: own, label, tint, Icon }) => (
            <Toggle
              key={own}
              pressed={view === own}
              tint={tint}
              icon={<Icon aria-hidden size={21} />}
              onChange={(pressed) => choose({ view: pressed ? own : 'rows', query: typed })}
            >
              {label}
            </Toggle>
          ))}
        </div>
      </div>
      {found.failed && (
        <div className="shelf-notice" role="alert">
          <p>The rest of the shelf could not be fetched. Are you online?</p>
          <Button tone="quiet" size="s" onClick={found.retry}>
            Try again
          </Button>
        </div>
      )}
      {found.loaded ? (
        <found.loaded.HomeFound
          {...shown}
          view={view}
          query={typed}
          short={openingRowLength}
          onClear={() => searchFor('')}
        />
      ) : (
        <RowsView {...shown} rows={openingRows} short={openingRowLength} />
      )}
    </>
  );
}
