import { expect, test } from 'vitest';
import {
  type AccountFacts,
  accountInTheWay,
  asksDayOrder,
  chosenPeopleRefusal,
  guessPeopleChoices,
  type InvitationFacts,
  invitationState,
  inviteOneRefusal,
  peopleOfLines,
  peopleTable,
  peopleTableRefusal,
  readPeople,
  resendRefusal,
  revokeRefusal,
} from '../index.ts';

const now = new Date('2026-11-27T00:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const waiting: InvitationFacts = {
  sentAt: null,
  hasFailed: false,
  openedAt: null,
  acceptedAt: null,
  revokedAt: null,
  expiresAt: after,
};

test.each<[Partial<InvitationFacts>, string]>([
  [{}, 'queued'],
  [{ sentAt: before }, 'sent'],
  [{ sentAt: before, openedAt: before }, 'opened'],
  [{ openedAt: before }, 'queued'],
  [{ hasFailed: true }, 'failed'],
  [{ hasFailed: true, openedAt: before }, 'failed'],
  [{ hasFailed: true, expiresAt: now }, 'expired'],
  [{ sentAt: before, openedAt: before, expiresAt: before }, 'expired'],
  [{ revokedAt: before, expiresAt: before }, 'revoked'],
  [{ acceptedAt: before, openedAt: before, expiresAt: before }, 'accepted'],
])('an invitation with %o is %s', (facts, state) => {
  expect(invitationState({ ...waiting, ...facts }, now)).toBe(state);
});

test.each([
  ['queued', 'about to be sent', null],
  ['sent', null, null],
  ['opened', null, null],
  ['failed', null, null],
  ['expired', null, null],
  ['revoked', 'Invite them again', 'revoked already'],
  ['accepted', 'accepted', 'accepted'],
] as const)('one that is %s', (state, resending, revoking) => {
  expect(resendRefusal(state, 1)?.message ?? null).toEqual(
    resending === null ? null : expect.stringContaining(resending),
  );
  expect(revokeRefusal(state)?.message ?? null).toEqual(revoking === null ? null : expect.stringContaining(revoking));
});

test('an invitation is sent ten times at most', () => {
  expect(resendRefusal('sent', 9)).toBeNull();
  expect(resendRefusal('sent', 10)?.code).toBe('conflict');
});

const account: AccountFacts = { isErased: false, isDisabled: false, hasPassword: false, invitation: null };

test.each<[AccountFacts | null, string | null]>([
  [null, null],
  [account, null],
  [{ ...account, hasPassword: true }, 'member'],
  [{ ...account, isDisabled: true }, 'disabled'],
  [{ ...account, isErased: true, isDisabled: true }, 'erased'],
  [{ ...account, invitation: 'sent' }, 'invited'],
  [{ ...account, invitation: 'queued' }, 'invited'],
  [{ ...account, invitation: 'opened' }, 'invited'],
  [{ ...account, invitation: 'expired' }, null],
  [{ ...account, invitation: 'revoked', isDisabled: true }, null],
  [{ ...account, invitation: 'accepted' }, 'member'],
])('of %o there stands in the way: %s', (facts, kind) => {
  expect(accountInTheWay(facts)).toBe(kind);
  expect(inviteOneRefusal(facts)?.field ?? null).toBe(kind === null ? null : 'body.email');
});

const read = (text: string, choices = guessPeopleChoices(peopleTable(text))) =>
  readPeople(peopleTable(text), choices, '2026-11-27');
const kinds = (text: string) => read(text).map(({ problem }) => problem && `${problem.field} ${problem.kind}`);
const head = 'E-mail;First name;Surname;Member No.;DOB';

test.each([
  ['a@example.org;Ada;Wirth;1;', null],
  ['a@example.org;Ada;Wirth;;13/02/1984', null],
  [';Ada;Wirth;;', 'email missing'],
  ['a@b;Ada;Wirth;;', 'email invalid'],
  ['Ada <a@example.org>;Ada;Wirth;;', 'email invalid'],
  [`${'a'.repeat(250)}@example.org;Ada;Wirth;;`, 'email tooLong'],
  ['a@example.org;;Wirth;;', 'firstName missing'],
  ['a@example.org;Ada;\u200b;;', 'lastName missing'],
  [`a@example.org;${'A'.repeat(101)};Wirth;;`, 'firstName tooLong'],
  [`a@example.org;Ada;Wirth;${'1'.repeat(41)};`, 'memberNumber tooLong'],
  ['a@example.org;Ada;Wirth;;03/02/1984', 'dateOfBirth unclear'],
  ['a@example.org;Ada;Wirth;;31/02/1984', 'dateOfBirth nonexistent'],
  ['a@example.org;Ada;Wirth;;soon', 'dateOfBirth unreadable'],
  ['a@example.org;Ada;Wirth;;2026-11-28', 'dateOfBirth toCome'],
])('the row %j has %s', (row, problem) => {
  expect(kinds(`${head}\n${row}`)).toEqual([problem]);
});

test('an e-mail that stands there twice is taken once, however it is typed', () => {
  expect(kinds(`${head}\na@example.org;Ada;Wirth;;\nA@Example.org ;Ada;Wirth;;`)).toEqual([null, 'email repeated']);
});

test('columns are known by their names, whatever else there is', () => {
  const { columns } = guessPeopleChoices(peopleTable('No;Family name;Given name;Notes;E-Mail Address\n1;a;b;c;d'));
  expect(columns).toEqual({ email: 4, firstName: 2, lastName: 1, memberNumber: null, dateOfBirth: null });
});

test('days are asked about as long as nothing tells them', () => {
  const table = peopleTable(`${head}\na@example.org;Ada;Wirth;;03/02/1984`);
  const choices = guessPeopleChoices(table);
  expect([choices.dayOrder, asksDayOrder(table, choices)]).toEqual([null, true]);
  expect(asksDayOrder(table, { ...choices, dayOrder: 'mdy' })).toBe(true);
  const unambiguous = peopleTable(`${head}\na@example.org;Ada;Wirth;;13/02/1984`);
  expect(asksDayOrder(unambiguous, guessPeopleChoices(unambiguous))).toBe(false);
});

test('a file has somebody in it, and no more than it may', () => {
  expect(peopleTableRefusal(peopleTable(head))?.field).toBe('body.text');
  expect(peopleTableRefusal(peopleTable(`${head}\na`))).toBeNull();
  expect(peopleTableRefusal(peopleTable(`${head}\n${'a\n'.repeat(5_001)}`))?.message).toContain('5000 people');
});

test('all who are chosen may be invited, or nobody is', () => {
  const rows = read(`${head}\na@example.org;Ada;Wirth;;\nb@b;Bo;Okoro;;`);
  expect(chosenPeopleRefusal(rows, [2])).toBeNull();
  expect(peopleOfLines(rows, [2]).map(({ email }) => email)).toEqual(['a@example.org']);
  expect(chosenPeopleRefusal(rows, [2, 3])?.message).toContain('line 3');
  expect(chosenPeopleRefusal(rows, [2, 9])?.code).toBe('conflict');
});
