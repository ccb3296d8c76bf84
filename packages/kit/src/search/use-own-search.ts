import type { PageProps } from '../features/define-feature.ts';
import { useCallback, useState } from 'react';

/** What the address holds in a host with a router, held here for a page that has none. */
export function useOwnSearch(initial: PageProps['search'] = {}): Pick<PageProps, 'search' | 'onSearchChange'> {
  const [search, setSearch] = useState(initial);
  const onSearchChange = useCallback<PageProps['onSearchChange']>(
    (next) => setSearch((current) => ({ ...current, ...next })),
    [],
  );
  return { search, onSearchChange };
}
