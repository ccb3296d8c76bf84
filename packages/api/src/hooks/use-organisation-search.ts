import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { organisationNames } from '../calls/generated/account.ts';
import { limits } from '../contract/limits.ts';
import { apiMessages } from './messages.ts';
import { useEndpoint } from './use-endpoint.ts';

export interface OrganisationSearch {
  /** What the last search has found; nothing while it is under way. */
  found: readonly { id: string; name: string }[];
  isLoading: boolean;
  hasFailed: boolean;
  minLetters: number;
  debounceMs: number;
  onSearch(text: string): void;
  labels: {
    clear: string;
    tooShort(minLetters: number): string;
    none: string;
    loading: string;
    failed: string;
    retry: string;
  };
}

/** Finds organisations by a part of their name; it is what an `OrganisationField` of @portal/ui is given as its `search`. */
export function useOrganisationSearch(): OrganisationSearch {
  const t = useMessages(apiMessages);
  const [text, setText] = useState<string | null>(null);
  const query = text ?? '';
  const { view, refetch } = useEndpoint(organisationNames, { query: { query } }, { enabled: text !== null });
  return {
    found: view.state === 'ready' ? view.data.organisations : [],
    isLoading: text !== null && view.state === 'loading',
    hasFailed: view.state === 'failed' || view.state === 'forbidden',
    minLetters: limits.organisationSearchLetters,
    debounceMs: limits.debounce.userSearch,
    // For the same words again, once more.
    onSearch: (wanted) => (wanted === text ? refetch() : setText(wanted)),
    labels: {
      clear: t('clearOrganisation'),
      tooShort: (n) => t('searchTooShort', { n }),
      none: t('noOrganisationFound'),
      loading: t('searching'),
      failed: t('organisationSearchFailed'),
      retry: t('tryAgain'),
    },
  };
}
