import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { inviteAll, inviteOne, previewPeople } from './invite.ts';
import { listInvitations } from './list.ts';
import { noteOpening } from './open.ts';

export function invitationRoutes(routes: Routes): void {
  const { invitations } = contract;
  bind(routes, invitations.list, ({ query }, call) => listInvitations(query, call));
  bind(routes, invitations.invite, ({ body }, call) => inviteOne(body, call));
  bind(routes, invitations.preview, ({ body }, call) => previewPeople(body, call));
  bind(routes, invitations.inviteAll, ({ body }, call) => inviteAll(body, call));
  bind(routes, invitations.resend, ({ params }, call) => resendInvitation(params.id, call));
  bind(routes, invitations.revoke, ({ params }, call) => revokeInvitation(params.id, call));
  bind(routes, invitations.opened, async ({ body }, call) => {
    await noteOpening(body.invitationId, call);
    return {};
  });
}
