import type { EngagementKind } from '@portal/kit';
import { expect, test } from 'vitest';
import { contract, engagementKinds, pageSizes } from '../../contract/index.ts';

const { people, communities, posts, engagement } = contract;

test('the account search asks for the first thousand by first name [PLT-701] [PLT-702] [PLT-703]', () => {
  expect(people.search.body.schema.parse({ keyword: 'ann' })).toEqual({
    keyword: 'ann',
    page: 1,
    pageSize: 1000,
    sortBy: 'firstName',
    includeAdminUsers: true,
  });
});

test('the batch asks for the first hundred by first name, and takes filters [PLT-705] [PLT-707] [PLT-708] [PLT-709]', () => {
  const { schema } = people.batch.body;
  const accountIds = ['p-1', 'p-2'];
  expect(schema.parse({ accountIds })).toEqual({
    accountIds,
    page: 1,
    pageSize: 100,
    sortBy: 'firstName',
    filters: {},
  });
  const input = { accountIds, page: 2, pageSize: 10, sortBy: 'lastName', filters: { contactTypes: ['Member'] } };
  expect(schema.parse(input)).toEqual(input);
});

test('most lists ask for 1000, those of administration for 100, a single record for 1 [PLT-782] [PLT-783]', () => {
  expect(communities.getList.body.schema.parse({}).pageSize).toBe(1000);
  expect(communities.categories.query.parse({}).pageSize).toBe(100);
  expect(communities.members.query.parse({}).pageSize).toBe(100);
  expect(posts.tags.query.parse({}).pageSize).toBe(100);
  expect([pageSizes.list, pageSizes.admin, pageSizes.single]).toEqual([1000, 100, 1]);
});

test('nine kinds of engagement are counted, and no others [PLT-724] [SVC-156]', () => {
  // Fails to compile when the portal's port knows another kind, or one less.
  const ofThePort = {
    viewPage: 1,
    viewEvent: 1,
    viewNews: 1,
    downloadAsset: 1,
    viewCommunity: 1,
    joinCommunity: 1,
    loggedIn: 1,
    registerEvent: 1,
    purchaseProduct: 1,
  } satisfies Record<EngagementKind, 1>;
  expect([...engagementKinds]).toEqual(Object.keys(ofThePort));
  const { schema } = engagement.track.body;
  for (const kind of engagementKinds) expect(schema.safeParse({ event: { kind } }).success).toBe(true);
  for (const kind of ['viewpage', 'viewResource', '', null])
    expect(schema.safeParse({ event: { kind } }).success).toBe(false);
});
