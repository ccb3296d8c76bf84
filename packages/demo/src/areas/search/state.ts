import type { MissedSearch } from '@portal/api/contract';
import { type Collection, collection } from '../../mock/collection.ts';

export interface SearchState {
  /** By their words. */
  searchMisses: Collection<MissedSearch>;
}

export function searchState(): SearchState {
  return { searchMisses: collection() };
}
