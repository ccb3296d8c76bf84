import { FilterBar, type FilterBarProps, SearchField } from '@portal/ui';

export interface DeskFilterBarProps<Filters> extends Omit<FilterBarProps, 'search'> {
  searchLabel: string;
  filters: Filters;
  onTyped: (filters: Filters) => void;
}

/** What a list of the desk is limited to: a word at once, the rest by what is chosen. */
export function DeskFilterBar<Filters extends { keyword: string }>({
  searchLabel,
  filters,
  onTyped,
  ...props
}: DeskFilterBarProps<Filters>) {
  return (
    <FilterBar
      {...props}
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
