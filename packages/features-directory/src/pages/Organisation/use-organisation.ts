import { calls, useEndpoint } from '@portal/api';
import { mapView, type PageProps, type SearchCodec, useModule, useSearchState } from '@portal/kit';
import { pageOf } from '../../model/directory-page.ts';

const pageInAddress: SearchCodec<number> = {
  read: ({ page }) => pageOf(page),
  write: (page) => ({ page: page === 1 ? undefined : String(page) }),
};

/** An organisation, and a page of those who show that they work there. */
export function useOrganisation(id: string, address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const hasMembers = useModule('member_directory');
  const { value: page, push } = useSearchState(pageInAddress, address);
  const { view } = useEndpoint(calls.account.organisation, { params: { id } });
  const people = useEndpoint(
    calls.directory.members,
    { query: { companyId: id, page } },
    { enabled: hasMembers, keepPrevious: true, isEmpty: ({ members }) => members.length === 0 },
  );
  return {
    view,
    // Null: the organisation of the portal has no directory of members.
    people: hasMembers
      ? mapView(people.view, ({ members, totalItems }) => ({ items: members, total: totalItems }))
      : null,
    page,
    onPageChange: push,
  };
}
