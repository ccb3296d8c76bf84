import type { PageProps } from '../features/define-feature.ts';
import { type SearchCodec, useSearchState } from './use-search-state.ts';

/** After the last key of a search. */
const keywordMs = 300;

/** What a table is limited to, as its filters show it. */
export interface ShownFilters<Filters> {
  filters: Filters;
  /** The list does not have the last change yet. */
  isUpdating: boolean;
  /** A key was pressed: the list follows once nothing more is typed. */
  onTyped: (filters: Filters) => void;
  /** Something was chosen: the list follows at once, with a step of its own for the way back. */
  onChosen: (filters: Filters) => void;
}

/** The filters of a table, kept in the address: `shown` for what filters, `applied` for what is asked. */
export function useListFilters<Filters>(
  codec: SearchCodec<Filters>,
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
): { applied: Filters; shown: ShownFilters<Filters> } {
  const { value, applied, set, push, isWaiting } = useSearchState(codec, address, { waitMs: keywordMs });
  return { applied, shown: { filters: value, isUpdating: isWaiting, onTyped: set, onChosen: push } };
}
