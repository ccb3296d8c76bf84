import type { contract, EndpointReply } from '@portal/api/contract';
import { invitationState } from '@portal/rules';
import { factsOf, type InvitationRow } from './invitations.queries.ts';

export function invitationReply(row: InvitationRow, now: Date): EndpointReply<typeof contract.invitations.invite> {
  const { id, firstName, lastName, email, memberNum, sends, inviterFirstName, inviterLastName } = row;
  const facts = factsOf(row);
  return {
    ...{ id, firstName, lastName, email, sends },
    memberNumber: memberNum ?? '',
    state: invitationState(facts, now),
    invitedAt: row.invitedAt.toISOString(),
    sentAt: facts.sentAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    invitedBy: inviterFirstName === null ? null : `${inviterFirstName} ${inviterLastName}`,
  };
}
