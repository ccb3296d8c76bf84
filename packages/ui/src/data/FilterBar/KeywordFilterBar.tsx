import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

export interface KeywordFilterBarProps<Filters> extends Omit<FilterBarProps, 'search' | 'resultText' | 'showText'> {
  searchLabel: string;
  filters: Filters;
  /** A key was pressed in the search. */
  onTyped: (filters: Filters) => void;
  /** What was found, such as '24 certificates', and what closes the drawer, such as 'Show 24 certificates'; null while nothing is known. */
  found: { text: string; show: string } | null;
  /** Closes the drawer while nothing is known. */
  title: string;
}

/** What a table is limited to: a word as it is typed, the rest by what is chosen. */
export function KeywordFilterBar<Filters extends { keyword: string }>(props: KeywordFilterBarProps<Filters>) {
  const { searchLabel, filters, onTyped, found, title, ...bar } = props;
  return (
    <FilterBar
      {...bar}
      resultText={found?.text ?? null}
      showText={found?.show ?? title}
      search={
        <SearchField
          label={searchLabel}
          isLabelHidden
          placeholder={searchLabel}
          value={filters.keyword}
          debounceMs={0}
          onChange={(keyword) => onTyped({ ...filters, keyword })}
        />
      }
    />
  );
}
