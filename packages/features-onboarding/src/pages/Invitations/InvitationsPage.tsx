import type { PageProps } from '@portal/kit';
import { InvitationsScreen } from './InvitationsScreen.tsx';
import { InviteActions } from './InviteActions.tsx';
import { useInvitations } from './use-invitations.ts';

/** Where administrators bring people in. */
export function InvitationsPage({ search, onSearchChange }: PageProps) {
  return <InvitationsScreen {...useInvitations({ search, onSearchChange })} actions={<InviteActions />} />;
}
