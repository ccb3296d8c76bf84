import { limits } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { approvedFilesRefusal, filesWith } from './edit-files.ts';

const file = (id: string) => ({ id });

test.each([
  ['takes one and adds one', ['a', 'b'], ['b', 'n']],
  ['what came meanwhile stays', ['a', 'b', 'm'], ['b', 'm', 'n']],
  ['what went meanwhile stays away', ['a'], ['n']],
])('the files of a post with changes put on top of them: %s', (_, current, expected) => {
  const changes = { removedIds: ['a'], added: [file('n')] };
  expect(filesWith(current.map(file), changes).map(({ id }) => id)).toEqual(expected);
});

test('no more files are approved than a post may carry', () => {
  expect(approvedFilesRefusal(limits.filesPerPost)).toBeNull();
  expect(approvedFilesRefusal(limits.filesPerPost + 1)?.code).toBe('conflict');
});
