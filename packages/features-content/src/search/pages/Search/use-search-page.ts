import { calls, useClient, useEndpoint } from '@portal/api';
import {
  empty,
  mapView,
  type PageProps,
  useDestinations,
  usePortal,
  userRoles,
  useSearchKinds,
  useViewer,
} from '@portal/kit';
import { useEffect, useRef } from 'react';
import { searchDestinations } from '../../destinations.ts';
import { storeSearch } from '../../model/recent-searches.ts';
import {
  everywhereInput,
  keywordOf,
  readAddress,
  type SearchAddress,
  taggedInput,
  tagsInput,
  writeAddress,
} from '../../model/search-address.ts';
import { useResultHref } from '../../model/use-result-href.ts';

/** What the address looks for, what that finds, and where the tabs of it are. */
export function useSearchPage({ search, onSearchChange }: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const portal = usePortal();
  const to = useDestinations(searchDestinations);
  const address = readAddress(search);
  const { keyword, tagId } = address;
  const hasKeyword = keyword !== '';
  const found = useEndpoint(calls.search.everywhere, everywhereInput(address), {
    enabled: hasKeyword && tagId === null,
    keepPrevious: true,
  });
  const tagged = useEndpoint(calls.search.tagged, taggedInput(address), {
    enabled: tagId !== null,
    keepPrevious: true,
  });
  const tags = useEndpoint(calls.search.tags, tagsInput(address), {
    enabled: hasKeyword,
    isEmpty: (reply) => reply.tags.length === 0,
  });
  const isMissed = tagId === null && found.data?.sections.every(({ totalItemCount }) => totalItemCount === 0) === true;
  // Administrators try what the report of such words leads them to.
  const isCounted = useViewer()?.role !== userRoles.Admin;
  useReportMissed(keyword, isMissed && isCounted);
  const view =
    tagId === null
      ? mapView(found.view, (reply) => ({ ...reply, tag: null }))
      : mapView(tagged.view, (reply) => ({ ...reply, isSimilar: false }));
  return {
    address,
    kinds: useSearchKinds(),
    view: hasKeyword || tagId !== null ? view : empty,
    tags: tags.view,
    hrefOf: (changes: Partial<SearchAddress>) => to.results({}, writeAddress({ ...address, page: 1, ...changes })),
    resultHref: useResultHref(),
    onPage: (page: number) => onSearchChange(writeAddress({ ...address, page })),
    onRemoveTag: () => onSearchChange(writeAddress({ ...address, tagId: null, page: 1 })),
    onSearch: (text: string) => {
      const typed = keywordOf(text);
      if (typed === '') return;
      storeSearch(portal, typed);
      onSearchChange(writeAddress({ keyword: typed }));
    },
  };
}

/** Tells once of words that nothing has, since somebody has come to the page of their results with them. */
function useReportMissed(keyword: string, isMissed: boolean): void {
  const client = useClient();
  const reportedKeyword = useRef<string | null>(null);
  useEffect(() => {
    if (!isMissed || reportedKeyword.current === keyword) return;
    reportedKeyword.current = keyword;
    // It is of no matter to whoever looks.
    client.call(calls.search.tellMissed, { body: { keyword } }, { isQuiet: true }).catch(() => undefined);
  }, [isMissed, keyword, client]);
}
