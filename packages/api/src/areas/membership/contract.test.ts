import { expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';

const { list, listWithAnswers, blocked, block, editReason } = contract.membership;

test('lists of members and the blacklist ask for a hundred unless a table asks for ten [COM-372] [COM-826] [COM-829]', () => {
  for (const { body } of [list, listWithAnswers])
    expect(body.schema.parse({})).toEqual({
      ...{ page: 1, pageSize: 100 },
      filters: { statuses: ['Awaiting', 'Joined'], keyword: '' },
    });
  expect(blocked.query.parse({})).toEqual({ page: 1, pageSize: 100, keyword: '' });
  expect(list.body.schema.parse({ pageSize: 10 }).pageSize).toBe(10);
});

test('nobody is put on the blacklist, and no reason is changed, without words [COM-604] [COM-605]', () => {
  for (const reason of ['', '   ', '\u200b']) {
    expect(block.body.schema.safeParse({ users: [{ userId: 'p-1', reason }] }).success).toBe(false);
    expect(editReason.body.schema.safeParse({ reason }).success).toBe(false);
  }
});
