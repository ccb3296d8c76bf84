import { calls, type Community, firstRead } from '@portal/api';
import { type PageProps, type Search, useDestinations } from '@portal/kit';
import { useState } from 'react';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { adminDestinations, destinations } from '../../destinations.ts';
import { CommunityListScreen } from './CommunityListScreen.tsx';
import { CreateCommunity } from './CreateCommunity.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { managedInAddress, managedQuery } from './list-filters.ts';
import { useDeleteCommunity } from './use-delete-community.ts';
import { useManagedCommunities } from './use-managed-communities.ts';

export function firstReads(_: Readonly<Record<never, string>>, search: Search) {
  return [firstRead(calls.management.list, { query: managedQuery(managedInAddress.read(search)) })];
}

/** Every community of the organisation. */
export function CommunityListPage(props: PageProps) {
  return (
    <ManagementGate tab="all">
      <LiveCommunityList {...props} />
    </ManagementGate>
  );
}

function LiveCommunityList(props: PageProps) {
  const to = useDestinations(destinations);
  const admin = useDestinations(adminDestinations);
  const list = useManagedCommunities(props);
  const [target, setTarget] = useState<Community | null>(null);
  const { remove, isPending } = useDeleteCommunity();

  async function confirm(community: Community) {
    try {
      await remove(community);
      setTarget(null);
    } catch {
      // The action has told what went wrong; the question stays.
    }
  }

  return (
    <>
      <CommunityListScreen
        {...list}
        manageHref={({ id }) => admin.adminCommunityAboutPage({ id })}
        viewHref={({ alias }) => to.community({ alias })}
        onDelete={setTarget}
        create={<CreateCommunity />}
      />
      <DeleteDialog
        community={target}
        isPending={isPending}
        onConfirm={() => target && void confirm(target)}
        onCancel={() => setTarget(null)}
      />
    </>
  );
}
