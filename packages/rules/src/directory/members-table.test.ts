import { expect, test } from 'vitest';
import { directoryCsvHead, directoryCsvRows, type TabledMember } from './members-table.ts';

const mia: TabledMember = {
  ...{ firstName: 'Mia', lastName: 'Nguyen', organisation: 'Rivergum, Hands', jobTitle: '', state: 'NSW' },
  email: 'mia@example.org',
};

test('a member is a row under the names of the columns', () => {
  expect(directoryCsvHead).toMatch(/^\uFEFF.*First name.*Last name.*Organisation.*Job title.*State.*Email.*\r\n$/);
  const [row = '', ...rest] = directoryCsvRows([mia]).split('\r\n');
  expect(row.replaceAll('"Rivergum, Hands"', 'Rivergum and Hands').split(',')).toHaveLength(6);
  expect(row).toContain('mia@example.org');
  expect(rest).toEqual(['']);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('what begins as a formula is text in a table: %j', (firstName) => {
  expect(directoryCsvRows([{ ...mia, firstName }])).not.toMatch(/(?:^|,|")[=+@\t-]/m);
});
