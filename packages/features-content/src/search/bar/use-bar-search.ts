import { calls, limits, useEndpoint } from '@portal/api';
import { type BarSearchProps, useDestinations, usePortal, useSearchKinds } from '@portal/kit';
import { useLayoutEffect, useState } from 'react';
import { searchDestinations } from '../destinations.ts';
import { clearSearches, storeSearch, recentSearches } from '../model/recent-searches.ts';
import { keywordOf, type SearchAddress, writeAddress } from '../model/search-address.ts';
import { useDebouncedValue } from '../model/use-debounced-value.ts';
import { useResultHref } from '../model/use-result-href.ts';

/** Of each kind, in the list below the field. */
const shownOfKind = 2;

/** What is typed in the bar, what its debounced search finds, and what was looked for before on this device. */
export function useBarSearch(onClose: () => void, takeTyped?: BarSearchProps['takeTyped']) {
  const portal = usePortal();
  const kinds = useSearchKinds();
  const to = useDestinations(searchDestinations);
  const resultHref = useResultHref();
  const [text, onText] = useState('');
  useLayoutEffect(() => {
    const typed = takeTyped?.() ?? '';
    // oxlint-disable-next-line react/set-state-in-effect -- Taken any earlier, what is typed before the field has the focus would be lost.
    if (typed !== '') onText(typed);
  }, [takeTyped]);
  const [recent, setRecent] = useState(() => recentSearches(portal));
  const keyword = keywordOf(text);
  const debounced = useDebouncedValue(keyword, limits.debounce.everywhere);
  const isSearching = debounced !== '';
  const query = { keyword: debounced, page: 1, pageSize: shownOfKind };
  // Whoever types has the page of results to go to, which says what has failed.
  const quietly = { enabled: isSearching, keepPrevious: true, isQuiet: true };
  const found = useEndpoint(calls.search.everywhere, { query }, quietly);
  const tags = useEndpoint(calls.search.tags, { query }, quietly);
  const hrefOf = (address: Partial<SearchAddress>) => to.results({}, writeAddress(address));

  function keep(): void {
    if (keyword !== '') storeSearch(portal, keyword);
  }

  function onSubmit(): void {
    const href = hrefOf({ keyword });
    if (keyword === '' || href === undefined) return;
    keep();
    portal.navigation.navigate(href);
    onClose();
  }

  return {
    text,
    onText,
    findings: isSearching ? (found.data ?? null) : null,
    tags: isSearching ? (tags.data ?? null) : null,
    isPending: keyword !== debounced || (isSearching && (found.isFetching || tags.isFetching)),
    recent,
    kinds,
    hrefOf,
    resultHref,
    onSubmit,
    onOpen: keep,
    onForget: () => {
      clearSearches(portal);
      setRecent([]);
    },
    onClose,
  };
}
