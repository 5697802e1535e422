import { ArrowDownWideNarrow, CalendarHeart, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FeltHeart } from '../../../design/FeltHeart.tsx';
import { Toggle } from '../../../design/Toggle.tsx';
import { SORT_ORDERS, type SortOrder } from './filter-and-sort.ts';
import { Select } from './Select.tsx';
import './filters.css';

/** Up to this many children show as buttons with faces; more show as a select. */
const MAX_FACES = 6;

/**
 * Filter by child.
 * @param children at least two hero ids
 */
export function ChildFilter({
  children,
  chosen,
  onChoose,
  nameOf,
  faceOf,
}: {
  children: readonly string[];
  /** Null shows everyone's books. */
  chosen: string | null;
  onChoose: (child: string | null) => void;
  nameOf: (heroId: string) => string | undefined;
  faceOf: (heroId: string) => ReactNode;
}) {
  if (children.length > MAX_FACES)
    return (
      <Select
        label="Whose books"
        value={chosen ?? ''}
        options={[{ id: '', words: 'Everyone' }, ...children.map((id) => ({ id, words: nameOf(id) ?? '' }))]}
        onPick={(id) => onChoose(id || null)}
        icon={<UsersRound aria-hidden size={20} />}
      />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one kind, not a form's fieldset
    <div className="library-filters" role="group" aria-label="Whose books">
      {[null, ...children].map((id) => (
        <Toggle key={id} pressed={id === chosen} onChange={() => onChoose(id)} icon={id && faceOf(id)}>
          <span dir="auto">{id ? nameOf(id) : 'Everyone'}</span>
        </Toggle>
      ))}
    </div>
  );
}

/** Sort order, favourites filter and year review. A control without use is null and hidden. */
export function LibraryFilters({
  order,
  favourites,
  year,
  children,
}: {
  order: { now: SortOrder; onChange: (order: SortOrder) => void } | null;
  favourites: { only: boolean; onChange: (only: boolean) => void } | null;
  year: { shown: boolean; onChange: (shown: boolean) => void } | null;
  /** Rendered before the other controls. */
  children?: ReactNode;
}) {
  if (!order && !favourites && !year && !children) return null;
  return (
    <div className="library-filters">
      {children}
      {order && (
        <Select
          label="Order of the books"
          value={order.now}
          options={SORT_ORDERS}
          onPick={order.onChange}
          icon={<ArrowDownWideNarrow aria-hidden size={20} />}
        />
      )}
      {favourites && (
        <Toggle
          tint="clay"
          pressed={favourites.only}
          onChange={favourites.onChange}
          icon={<FeltHeart size={22} />}
        >
          <span className="library-filters-favourites">Favourites</span>
        </Toggle>
      )}
      {year && (
        <Toggle
          tint="dusk"
          pressed={year.shown}
          onChange={year.onChange}
          icon={<CalendarHeart aria-hidden size={20} className="library-filters-icon" />}
        >
          This year
        </Toggle>
      )}
    </div>
  );
}
