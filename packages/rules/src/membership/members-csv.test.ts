import { expect, test } from 'vitest';
import { type CsvMember, membersCsvHead, membersCsvRows } from './members-csv.ts';

const member: CsvMember = {
  ...{ firstName: 'Mia', lastName: 'Nguyen', email: null, organisationName: 'Bay "Hands"', homeState: 'NSW' },
  ...{ role: 'Editor', status: 'Joined', joinedAt: '2026-11-17T22:30:00.000Z' },
};
const rowOf = (changes: Partial<CsvMember>) => membersCsvRows([{ ...member, ...changes }], 'Australia/Sydney');

test('a table of members is marked as UTF-8 and names its columns', () => {
  expect(membersCsvHead).toBe(
    '\uFEFF"First name","Last name","Email","Organisation","Home state","Role","Status","Joined"\r\n',
  );
});

test('a day is that of the organisation, and what one is not told is empty', () => {
  expect(rowOf({})).toBe('"Mia","Nguyen","","Bay ""Hands""","NSW","Editor","Joined","2026-11-18"\r\n');
});

test('who waits has not joined', () => {
  expect(rowOf({ status: 'Awaiting' })).toContain('"Pending",""');
});

test.each(['=1+1', '+61', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('%j is no formula', (organisationName) => {
  expect(rowOf({ organisationName })).toContain(`"'${organisationName}"`);
});
