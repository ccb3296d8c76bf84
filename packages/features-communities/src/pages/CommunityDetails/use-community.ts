import { calls, firstRead, useEndpoint, type Community, type Permission } from '@portal/api';
import { mapView, type View } from '@portal/kit';
import { canOpen } from '../../model/membership.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';
import { useRecordedView } from './use-recorded-view.ts';

/** A community as the person who asks finds it. */
export interface Visit {
  community: Community;
  role: 'Member' | 'Editor' | 'Moderator' | null;
  permissions: readonly Permission[];
  isStaff: boolean;
}

/** What every tab of a community begins with. */
export function firstReads({ alias }: { alias: string }) {
  return [firstRead(calls.communities.byAlias, { query: { alias } })];
}

export function useCommunity(alias: string): View<Visit> {
  const isStaff = useIsStaff();
  const { view, data } = useEndpoint(calls.communities.byAlias, { query: { alias } });
  const opened = data && canOpen(data.community, isStaff) ? data.community.id : null;
  useRecordedView(opened);
  return mapView(view, (reply): Visit => ({ ...reply, isStaff }));
}
