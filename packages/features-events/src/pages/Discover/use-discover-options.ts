import { calls, type EventOption, useEndpoint } from '@portal/api';
import { mapView, type View } from '@portal/kit';
import { useState } from 'react';
import { useDebouncedValue } from '../../model/use-debounced-value.ts';
import type { DiscoverFilters } from './discover-filters.ts';

export type OptionsView = View<readonly EventOption[]>;

export interface DiscoverOptions {
  types: OptionsView;
  categories: OptionsView;
  tags: OptionsView;
  /** Those that the search for tags has found; all of them while nothing is searched for. */
  foundTags: OptionsView;
  tagKeyword: string;
  setTagKeyword: (keyword: string) => void;
  locations: OptionsView;
  when: OptionsView;
  /** Somebody turns to a filter whose options nothing on the page has needed so far. */
  want: (filter: LazyFilter) => void;
}

export type LazyFilter = 'categories' | 'locations' | 'when';

/** After the last key of a search for tags. */
const tagSearchMs = 300;

/** What can be chosen. Kinds and tags are in sight at once; of the rest the options are asked for when somebody turns to them, or one of them is chosen. */
export function useDiscoverOptions(filters: DiscoverFilters): DiscoverOptions {
  const [wanted, setWanted] = useState<readonly LazyFilter[]>([]);
  const [tagKeyword, setTagKeyword] = useState('');
  const keyword = useDebouncedValue(tagKeyword.trim(), tagSearchMs);
  const isOn = (filter: LazyFilter, isChosen: boolean) => ({ enabled: isChosen || wanted.includes(filter) });
  const types = useEndpoint(calls.events.types, {});
  const tags = useEndpoint(calls.events.tags, { query: {} });
  const found = useEndpoint(calls.events.tags, { query: { keyword } }, { enabled: keyword !== '', keepPrevious: true });
  const categories = useEndpoint(calls.events.categories, {}, isOn('categories', filters.categories.length > 0));
  const locations = useEndpoint(calls.events.locations, {}, isOn('locations', filters.locations.length > 0));
  const when = useEndpoint(calls.events.when, {}, isOn('when', false));
  return {
    types: types.view,
    categories: categories.view,
    tags: tags.view,
    foundTags: keyword === '' ? tags.view : found.view,
    tagKeyword,
    setTagKeyword,
    locations: mapView(locations.view, (all) => all.map(({ value, label }) => ({ id: value, label }))),
    when: when.view,
    want: (filter) => setWanted((all) => (all.includes(filter) ? all : [...all, filter])),
  };
}
