import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { rowsPerPage } from '../Members/member-filters.ts';
import { pageInAddress } from '../Members/page-in-address.ts';
import { useLastPage } from '../Members/use-last-page.ts';
import { useMemberMutations } from '../Members/use-member-mutations.ts';
import { RemovedScreen } from './RemovedScreen.tsx';

export { firstReads } from '../Frame/use-admin-community.ts';

/** Those who were members once, with the way back. */
export function RemovedPage(props: PageProps<'id'>) {
  return (
    <CommunityAdmin id={props.params.id} page="deletedMembers">
      {(admin) => <LiveRemoved {...props} {...admin} />}
    </CommunityAdmin>
  );
}

function LiveRemoved({ community, params, ...address }: PageProps<'id'> & AdminCommunity) {
  const { applied: page, push } = useSearchState(pageInAddress, address);
  const mutations = useMemberMutations(community.id);
  const { view, data, isFetching } = useEndpoint(
    calls.membership.list,
    { params, body: { page, pageSize: rowsPerPage, filters: { statuses: ['Removed'] } } },
    { keepPrevious: true },
  );
  useLastPage({ page, total: data?.totalItemCount ?? null, count: data?.members.length ?? null, ...address });
  return (
    <RemovedScreen
      view={view}
      page={page}
      isUpdating={isFetching}
      onPage={push}
      mayReturn={!community.isArchived}
      // What fails has already been told.
      onReturn={(member) => void mutations.returnMember(member).catch(() => undefined)}
    />
  );
}
