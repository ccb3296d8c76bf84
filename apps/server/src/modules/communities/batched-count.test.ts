import { contract } from '@portal/api/contract';
import { expect } from 'vitest';
import type { TestPersonName } from '../../testing/test-people.ts';
import { testWithServer } from '../../testing/server-test.ts';
import type { TestServer } from '../../testing/test-server.ts';

const { getList } = contract.communities;

const test = testWithServer();

/** Of one role and of different ones, in segments and in none, with communities of their own and without. */
const askers: readonly TestPersonName[] = ['member', 'outsider', 'moderator', 'other', 'blocked', 'admin', 'manager'];

async function totalFor(server: TestServer, who: TestPersonName, body: object): Promise<number> {
  const { status, body: list } = await server.call(who, getList, { body });
  expect(status).toBe(200);
  return list.totalItemCount;
}

test.for([{}, { keyword: 'open' }, { categoryIds: ['hands'] }, { onlyJoined: true }, { onlyFavorite: true }])(
  'who asks for the same list %j at the same moment is told how many are theirs',
  async (filter, { server }) => {
    const body = { ...filter, pageSize: 1 };
    const alone = new Map<string, number>();
    for (const who of askers) alone.set(who, await totalFor(server, who, body));
    if (Object.keys(filter).length === 0) expect(alone.get('member')).not.toBe(alone.get('outsider'));
    // The first are counted for themselves, those behind them together.
    const crowd = Array.from({ length: 6 }, () => askers).flat();
    const together = await Promise.all(crowd.map(async (who) => [who, await totalFor(server, who, body)] as const));
    expect(together).toEqual(crowd.map((who) => [who, alone.get(who)]));
  },
);
