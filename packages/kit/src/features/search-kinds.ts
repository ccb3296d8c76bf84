import { createContext, useContext } from 'react';
import type { ComposedSearchKind } from './compose-sections.ts';

const SearchKinds = createContext<readonly ComposedSearchKind[]>([]);

/** Around the pages of a host: what features bring to the search, of which the viewer may see. */
export const SearchKindsProvider = SearchKinds.Provider;

/** The kinds of things that the search shows, in the order of its tabs. */
export function useSearchKinds(): readonly ComposedSearchKind[] {
  return useContext(SearchKinds);
}
