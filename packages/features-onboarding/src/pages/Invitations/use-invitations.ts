import { calls, type Invitation, limits, useAction, useEndpointPages } from '@portal/api';
import { type PageProps, useMessages, useSearchState } from '@portal/kit';
import { useState } from 'react';
import { invitationFiltersInAddress, invitationsQuery, noInvitationFilters } from './invitation-filters.ts';
import { accountMessages } from '../../model/messages.ts';

/** Who was invited, a page at a time, and what can be done about it. */
export function useInvitations(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const t = useMessages(accountMessages);
  const { value, applied, set, push } = useSearchState(invitationFiltersInAddress, address, {
    waitMs: limits.debounce.userSearch,
  });
  const { refetch, ...list } = useEndpointPages(
    calls.invitations.list,
    { query: invitationsQuery(applied) },
    { pick: ({ invitations }) => invitations },
  );
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const invalidates = [calls.invitations.list];
  const again = useAction(calls.invitations.resend, { success: t('resent'), failure: t('resendFailed'), invalidates });
  const back = useAction(calls.invitations.revoke, { success: t('revoked'), failure: t('revokeFailed'), invalidates });

  /** A failure has been told by its toast; where somebody else was faster, the list says so. */
  async function revoke({ id }: Invitation): Promise<void> {
    await back.run({ params: { id } }).catch(refetch);
    setRevoking(null);
  }

  return {
    ...list,
    filters: value,
    onTyped: (keyword: string) => set({ ...value, keyword }),
    onState: (state: typeof value.state) => push({ ...value, state }),
    onClear: () => push(noInvitationFilters),
    onResend: ({ id }: Invitation) => void again.run({ params: { id } }).catch(refetch),
    revoking,
    isRevoking: back.isPending,
    onAskRevoke: setRevoking,
    onRevoke: (invitation: Invitation) => void revoke(invitation),
  };
}
