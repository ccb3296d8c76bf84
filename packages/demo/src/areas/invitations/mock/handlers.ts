import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  type AccountFacts,
  accountInTheWay,
  asksDayOrder,
  chosenPeopleRefusal,
  containsText,
  dayIn,
  emailKey,
  guessPeopleChoices,
  invitationExpiry,
  invitationState,
  inviteOneRefusal,
  type PeopleChoices,
  peopleOfLines,
  peopleTable,
  peopleTableRefusal,
  type PersonRow,
  readPeople,
  resendRefusal,
  revokeRefusal,
} from '@portal/rules';
import type { Invitation } from '@portal/api/contract';
import type { MockInvitation } from '../state.ts';
import { makeAccount } from './invited-person.ts';

export const invitations: HandlersOf<'invitations'> = {
  list({ query }, call) {
    const { keyword, state, ...paging } = query;
    const found = call.state.invitations
      .values()
      .map((one) => invitationReply(one, call))
      .filter((one) => containsText(`${one.firstName} ${one.lastName} ${one.email} ${one.memberNumber}`, keyword))
      .filter((one) => state === undefined || one.state === state);
    const { items, ...more } = pageOf(found, ({ id }) => id, { page: 1, ...paging });
    return { invitations: items, ...more };
  },
  invite({ body }, call) {
    refuse(inviteOneRefusal(accountOf(body.email, call)));
    return invitationReply(invite({ ...body, dateOfBirth: null }, call), call);
  },
  preview({ body }, call) {
    const { table, choices, rows } = read(body, call);
    return {
      columns: [...table.header],
      choices,
      asksDayOrder: asksDayOrder(table, choices),
      rows,
    };
  },
  inviteAll({ body }, call) {
    const { rows } = read(body, call);
    refuse(chosenPeopleRefusal(rows, body.lines));
    const chosen = peopleOfLines(rows, body.lines);
    for (const one of chosen) invite(one, call);
    return { invitedCount: chosen.length };
  },
  resend({ params: { id } }, call) {
    const one = byIdOrNotFound(id, call);
    refuse(resendRefusal(invitationState(one, call.now), one.sends));
    const again = { sentAt: call.now, hasFailed: false, expiresAt: invitationExpiry(call.now), sends: one.sends + 1 };
    return invitationReply(call.state.invitations.change(id, again), call);
  },
  revoke({ params: { id } }, call) {
    const one = byIdOrNotFound(id, call);
    refuse(revokeRefusal(invitationState(one, call.now)));
    if (one.personId !== null) call.state.passwordless.delete(one.personId);
    return invitationReply(call.state.invitations.change(id, { revokedAt: call.now }), call);
  },
  opened({ body: { invitationId: id } }, { state, now }) {
    if (state.invitations.get(id)?.openedAt === null) state.invitations.change(id, { openedAt: now });
    return {};
  },
};

function read({ text, choices: chosen }: { text: string; choices?: PeopleChoices | undefined }, call: MockCall) {
  const table = peopleTable(text);
  refuse(peopleTableRefusal(table));
  const choices = chosen ?? guessPeopleChoices(table);
  const today = dayIn(call.now, call.state.timeZone);
  const rows = readPeople(table, choices, today).map((row): PersonRow => {
    if (row.problem !== null) return row;
    const kind = accountInTheWay(accountOf(row.email, call));
    return kind === null ? row : { ...row, problem: { field: 'email', kind } };
  });
  return { table, choices: { ...choices, columns: { ...choices.columns } }, rows };
}

/** The account that has an e-mail, as the rules look at it. */
function accountOf(email: string, { state, now }: MockCall): AccountFacts | null {
  const key = emailKey(email);
  const invitation = state.invitations.values().find((one) => emailKey(one.email) === key);
  const person = state.people.values().find((one) => emailKey(one.email) === key);
  if (invitation === undefined && person === undefined) return null;
  const isRevoked = invitation !== undefined && invitation.revokedAt !== null;
  return {
    isErased: false,
    isDisabled: isRevoked,
    hasPassword: !isRevoked && person !== undefined && !state.passwordless.has(person.id),
    invitation: invitation === undefined ? null : invitationState(invitation, now),
  };
}

type Wished = Pick<MockInvitation, 'firstName' | 'lastName' | 'email' | 'memberNumber' | 'dateOfBirth'>;

function invite({ firstName, lastName, email, memberNumber, dateOfBirth }: Wished, call: MockCall): MockInvitation {
  const { state, now } = call;
  const { invitations: all } = state;
  const before = all.values().find((one) => emailKey(one.email) === emailKey(email));
  const admin = viewerOf(call);
  const wished = { firstName, lastName, email, memberNumber, dateOfBirth };
  const personId = before?.personId ?? makeAccount(wished, call);
  state.passwordless.add(personId);
  if (before !== undefined) all.delete(before.id);
  const invitation: MockInvitation = {
    ...wished,
    id: before?.id ?? state.nextId('invitation'),
    personId,
    invitedAt: now,
    sentAt: now,
    hasFailed: false,
    openedAt: null,
    acceptedAt: null,
    revokedAt: null,
    expiresAt: invitationExpiry(now),
    sends: 1,
    invitedBy: `${admin.firstName} ${admin.lastName}`,
  };
  all.prepend(invitation.id, Object.freeze(invitation));
  return invitation;
}

function byIdOrNotFound(id: string, { state }: MockCall): MockInvitation {
  const found = state.invitations.get(id);
  if (found === undefined) throw notFound();
  return found;
}

function invitationReply(invitation: MockInvitation, { now }: MockCall): Invitation {
  const { id, firstName, lastName, email, memberNumber, sends, invitedBy } = invitation;
  const { invitedAt, sentAt, openedAt, acceptedAt, expiresAt } = invitation;
  return {
    ...{ id, firstName, lastName, email, memberNumber, sends, invitedBy },
    state: invitationState(invitation, now),
    invitedAt: invitedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
