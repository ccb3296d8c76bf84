import { calls, firstRead } from '@portal/api';
import type { PageProps, Search } from '@portal/kit';
import { everywhereInput, readAddress, taggedInput, tagsInput } from '../../model/search-address.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { useSearchPage } from './use-search-page.ts';

/** What the page begins with, whoever looks. */
export function firstReads(_: object, search: Search) {
  const address = readAddress(search);
  const { keyword, tagId } = address;
  return [
    ...(tagId === null ? [] : [firstRead(calls.search.tagged, taggedInput(address))]),
    ...(tagId !== null || keyword === '' ? [] : [firstRead(calls.search.everywhere, everywhereInput(address))]),
    ...(keyword === '' ? [] : [firstRead(calls.search.tags, tagsInput(address))]),
  ];
}

/** All that a search finds, a tab for each kind. */
export function SearchPage(props: PageProps) {
  const { keyword, tagId } = readAddress(props.search);
  // A page of results stays until the next one is there, and goes when something else is looked for.
  return <LiveSearch key={JSON.stringify([keyword, tagId])} {...props} />;
}

function LiveSearch(props: PageProps) {
  return <SearchScreen {...useSearchPage(props)} />;
}
