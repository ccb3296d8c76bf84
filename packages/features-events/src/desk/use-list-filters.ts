import { type PageProps, type SearchCodec, useSearchState } from '@portal/kit';

/** After the last key of a search. */
const keywordMs = 300;

/** What limits a list of the desk, in the address: as it is shown, and as it is asked for once it rests. */
export function useListFilters<Filters>(
  codec: SearchCodec<Filters>,
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
) {
  const { value, applied, set, push, isWaiting } = useSearchState(codec, address, { waitMs: keywordMs });
  return { applied, shown: { filters: value, isUpdating: isWaiting, onTyped: set, onChosen: push } };
}
