import { calls, limits, useEndpoint } from '@portal/api';
import { empty, mapView, type PageProps, useMessages, useSearchState } from '@portal/kit';
import { useMemo } from 'react';
import { directoryMessages } from '../../messages.ts';
import { sortOrderOf } from '../../model/directory-page.ts';
import { isUnknownPostCode } from '../../model/nearness.ts';
import { expertiseOptions } from './expertise-options.ts';
import { type MemberFilters, memberFiltersInAddress, membersQuery, noMemberFilters } from './member-filters.ts';
import { useCompanySearch } from './use-company-search.ts';
import { useFiltersThere } from './use-filters-there.ts';

/** A page of the member directory, and what narrows it. */
export function useMembers(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const t = useMessages(directoryMessages);
  const there = useFiltersThere();
  const { hasExpertise, hasDistances } = there;
  const codec = useMemo(() => memberFiltersInAddress(there), [there]);
  const { value, applied, set, push, isWaiting } = useSearchState(codec, address, {
    waitMs: limits.debounce.directory,
  });
  const { view, isFetching } = useEndpoint(
    calls.directory.members,
    { query: membersQuery(applied) },
    { keepPrevious: true, isEmpty: ({ members }) => members.length === 0 },
  );
  const locations = useEndpoint(calls.directory.locations);
  const options = useEndpoint(calls.firstTime.options, {}, { enabled: hasExpertise });
  const company = useEndpoint(
    calls.account.organisation,
    { params: { id: value.company } },
    { enabled: value.company !== '' },
  );
  const isUnknown = isUnknownPostCode(view);
  return {
    view: isUnknown ? empty : mapView(view, ({ members, totalItems }) => ({ items: members, total: totalItems })),
    isUnknown,
    hasDistances,
    isUpdating: isWaiting || isFetching,
    filters: value,
    applied,
    locations: mapView(locations.view, (reply) => reply.locations),
    companies: useCompanySearch(),
    // Its name, where it was chosen by the address.
    company: value.company === '' ? null : { id: value.company, name: company.data?.name ?? value.company },
    // Null: the organisation has none.
    expertise: hasExpertise
      ? mapView(options.view, ({ expertiseAreas }) =>
          expertiseOptions(expertiseAreas, (names) => t('expertiseWithin', names)),
        )
      : null,
    onTyped: (name: string) => set({ ...value, name, page: 1 }),
    onChoose: (chosen: Partial<MemberFilters>) => push({ ...value, page: 1, ...chosen }),
    onClear: () => push({ ...noMemberFilters, sort: sortOrderOf(value.sort) }),
  };
}
