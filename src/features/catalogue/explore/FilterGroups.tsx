import { Check } from 'lucide-react';
import { type ExploreState, type FilterGroup, filterOptions, toggleOption } from './explore-filters.ts';

const groups: readonly { group: FilterGroup; legend: string }[] = [
  { group: 'categories', legend: 'Categories' },
  { group: 'readingLevels', legend: 'Reading level' },
  { group: 'durations', legend: 'Read time' },
  { group: 'opens', legend: 'Open to everybody' },
];

/** Groups of checkboxes, applied at once. */
export function FilterGroups({
  choice,
  onChoose,
}: {
  choice: ExploreState;
  onChoose: (next: ExploreState) => void;
}) {
  return groups.map(({ group, legend }) => (
    <fieldset key={group} className="filter-group" name={group}>
      <legend>{legend}</legend>
      <div className="filter-options">
        {(filterOptions[group] as readonly string[]).map((option) => (
          <label key={option} className="filter-option">
            <input
              type="checkbox"
              className="sr-only"
              checked={(choice[group] as readonly string[]).includes(option)}
              onChange={() => onChoose(toggleOption(choice, group, option))}
            />
            <span className="filter-box">
              <Check aria-hidden size={18} strokeWidth={3.2} />
            </span>
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
