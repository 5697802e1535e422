import { Award, Hand, Sprout } from 'lucide-react';
import { useRef } from 'react';
import { OPENING } from '../../../../content/generated/opening.ts';
import { openingRowLength } from '../../../../content/story-facts.ts';
import { Button } from '../../../design/Button.tsx';
import { SearchField } from '../../../design/SearchField.tsx';
import { Toggle } from '../../../design/Toggle.tsx';
import type { OwnProgress } from '../reading-progress.ts';
import { scrollToTop } from '../search/scroll-to-top.ts';
import { useUrlState, useUrlText } from '../search/url-state.ts';
import { parseHomeParams, toHomeParams } from './home-state.ts';
import { StoryRows } from './StoryRows.tsx';
import { sampleRows } from './sample-rows.ts';
import type { StoryLinks } from './shelf-props.ts';
import { useLazyModule } from './use-lazy-module.ts';

const toggles = [
  { view: 'top', label: 'Top Stories', tint: 'honey', Icon: Award },
  { view: 'interactive', label: 'Interactive', tint: 'dusk', Icon: Hand },
  { view: 'educational', label: 'Educational', tint: 'clay', Icon: Sprout },
] as const;

const openingRows = sampleRows(OPENING);
const loadHomeResults = () => import('./HomeResults.tsx');
const prefetchHomeResults = () => void loadHomeResults().catch(() => undefined);

/** Home below the carousel: search box, three toggles and their stories. */
export function HomeStories({ links, ownProgress }: { links: StoryLinks; ownProgress: OwnProgress }) {
  const { value, push, replace } = useUrlState(parseHomeParams, toHomeParams);
  const [typed, setTyped] = useUrlText(value.query);
  const { view } = value;
  const searchModule = useLazyModule(
    loadHomeResults,
    view !== 'rows' || typed.trim() !== '' || ownProgress !== null,
  );
  const box = useRef<HTMLDivElement>(null);
  const searchFor = (query: string) => {
    setTyped(query);
    if (query.trim() !== '') scrollToTop(box.current);
    replace({ view, query });
  };
  const cardProps = { links, ownProgress };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but fetching ahead of a press */}
      <div className="home-find" ref={box} onPointerEnter={prefetchHomeResults} onFocus={prefetchHomeResults}>
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
              onChange={(pressed) => push({ view: pressed ? own : 'rows', query: typed })}
            >
              {label}
            </Toggle>
          ))}
        </div>
      </div>
      {searchModule.hasFailed && (
        <div className="shelf-notice" role="alert">
          <p>The rest of the shelf could not be fetched. Are you online?</p>
          <Button tone="quiet" size="s" onClick={searchModule.retry}>
            Try again
          </Button>
        </div>
      )}
      {searchModule.loaded ? (
        <searchModule.loaded.HomeResults
          {...cardProps}
          view={view}
          query={typed}
          rowLength={openingRowLength}
          onClear={() => searchFor('')}
        />
      ) : (
        <StoryRows {...cardProps} rows={openingRows} rowLength={openingRowLength} />
      )}
    </>
  );
}
