import { calls, limits, pageSizes, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { directoryMessages } from '../../messages.ts';

export interface CompanySearch {
  /** What the last search has found; nothing while it is under way. */
  found: readonly { id: string; name: string }[];
  isLoading: boolean;
  hasFailed: boolean;
  debounceMs: number;
  onSearch: (text: string) => void;
  labels: { none: string; failed: string; retry: string };
}

/** Companies by a part of their name, as it is typed. */
export function useCompanySearch(): CompanySearch {
  const t = useMessages(directoryMessages);
  const [text, setText] = useState<string | null>(null);
  const { view, refetch } = useEndpoint(
    calls.directory.companies,
    { query: { query: text ?? '', size: pageSizes.companies } },
    { enabled: text !== null },
  );
  return {
    found: view.state === 'ready' ? view.data.companies : [],
    isLoading: text !== null && view.state === 'loading',
    hasFailed: view.state === 'failed' || view.state === 'forbidden',
    debounceMs: limits.debounce.directory,
    // For the same words again, once more.
    onSearch: (wanted) => (wanted === text ? refetch() : setText(wanted)),
    labels: { none: t('noCompanyFound'), failed: t('companiesFailed'), retry: t('tryAgain') },
  };
}
