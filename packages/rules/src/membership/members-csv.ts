import type { Member } from '@portal/api/contract';
import { dayIn } from '@portal/api/rules';
import { csvLine } from '../csv-line.ts';

export type CsvMember = Pick<
  Member,
  'firstName' | 'lastName' | 'email' | 'organisationName' | 'homeState' | 'role' | 'status' | 'joinedAt'
>;

const columns: readonly (readonly [title: string, valueOf: (one: CsvMember, timeZone: string) => string])[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email ?? ''],
  ['Organisation', ({ organisationName }) => organisationName ?? ''],
  ['Home state', ({ homeState }) => homeState ?? ''],
  ['Role', ({ role }) => role],
  ['Status', ({ status }) => (status === 'Awaiting' ? 'Pending' : status)],
  [
    'Joined',
    ({ status, joinedAt }, timeZone) =>
      status !== 'Joined' || joinedAt === null ? '' : dayIn(new Date(joinedAt), timeZone),
  ],
];

/** What such a table begins with: it is marked as UTF-8, so that spreadsheets open it as it is. */
export const membersCsvHead = `\uFEFF${csvLine(columns.map(([title]) => title))}`;

/** The rows of some members, no cell of which is a formula; what somebody is not told of a member is left empty. */
export function membersCsvRows(members: readonly CsvMember[], timeZone: string): string {
  return members.map((one) => csvLine(columns.map(([, valueOf]) => valueOf(one, timeZone)))).join('');
}
