import { useState } from 'react';
import { organisationNames } from '../calls/generated/account.ts';
import { limits } from '../contract/limits.ts';
import { useEndpoint } from './use-endpoint.ts';

export interface OrganisationSearch {
  /** What the last search has found; nothing while it is under way. */
  found: readonly { id: string; name: string }[];
  isLoading: boolean;
  hasFailed: boolean;
  debounceMs: number;
  onSearch(text: string): void;
}

/** Finds organisations by a part of their name. */
export function useOrganisationSearch(): OrganisationSearch {
  const [text, setText] = useState<string | null>(null);
  const query = text ?? '';
  const { view, refetch } = useEndpoint(organisationNames, { query: { query } }, { enabled: text !== null });
  return {
    found: view.state === 'ready' ? view.data.organisations : [],
    isLoading: text !== null && view.state === 'loading',
    hasFailed: view.state === 'failed' || view.state === 'forbidden',
    debounceMs: limits.debounce.userSearch,
    // For the same words again, once more.
    onSearch: (wanted) => (wanted === text ? refetch() : setText(wanted)),
  };
}
