import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { AnyCall, Call } from '@portal/api/server';
import { calls, type EndpointCache } from '@portal/api';
import {
  comment,
  community,
  contract,
  type Endpoint,
  type EntityName,
  meeting,
  person,
  post,
} from '@portal/api/contract';
import { createMock } from '../mock/index.ts';
import { createEndpointCache, keyOf, metaOf, pagesKeyOf } from '@portal/api/testing/entity-cache';
import type { RawInput } from '@portal/api/testing/requests';
import { eventBase } from '@portal/api/testing/schemas';
import type { Example } from './example.ts';
import { examplesFor } from './examples.ts';
import { findSubjects } from './subjects.ts';
import { ask, type ConformanceTarget } from './target.ts';

type Json = Record<string, unknown>;

/** What an entity looks like, and a change of it. Found by looks alone, so that a schema made by hand is found as well. */
const looks: { name: EntityName; schema: z.ZodObject; change: Json }[] = [
  { name: 'post', schema: post, change: { title: 'Changed' } },
  { name: 'comment', schema: comment, change: { body: '<p>Changed</p>' } },
  { name: 'community', schema: community, change: { name: 'Changed' } },
  { name: 'person', schema: person, change: { firstName: 'Changed' } },
  { name: 'event', schema: eventBase, change: { title: 'Changed' } },
  { name: 'meeting', schema: meeting, change: { name: 'Changed' } },
];

function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Json, ...inside];
}

const mock = createMock();
const tokenOf = async (personId: string) => {
  mock.state.accessTokens.set(personId, personId);
  return personId;
};

// Paired up by name, as in the conformance cases.
const examples = examplesFor(findSubjects()) as unknown as Record<string, Record<string, Example<RawInput>>>;

// In the world of the demo nobody has decided anything yet.
const { input: logInput } = examples['moderation']!['log']!;
const communityId = typeof logInput === 'function' ? '' : String(logInput.params?.['id']);
mock.state.moderationLog.set('decided', {
  ...{ id: 'decided', communityId, at: new Date(), deed: 'memberRemoved', actorId: 'p-001', personId: 'p-002' },
  ...{ postId: null, commentId: null, subject: '', reason: 'spam', message: '', note: '' },
});
mock.state.appeals.set('appealed', {
  ...{ id: 'appealed', deedId: 'decided', communityId, authorId: 'p-002', createdAt: new Date(), words: 'No' },
  ...{ outcome: null, answer: '', decidedAt: null, decidedBy: null },
});

const areas: Record<string, Record<string, Endpoint>> = contract;
const tables = calls as unknown as Record<string, Record<string, Call<object>>>;
const reads = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, { isRead, reply }]) => isRead && reply.kind === 'json')
    .map(([name, endpoint]) => ({ endpoint, call: tables[area]![name]!, example: examples[area]![name]! })),
);

/** What a read is asked with; where the demo's world has nothing of the kind, it is made first. */
async function inputOf({ input }: Example<RawInput>): Promise<RawInput> {
  // Whoever only makes calls needs no more of a target.
  return typeof input === 'function' ? input({ fetch: mock.fetch, tokenOf } as ConformanceTarget) : input;
}

/** A cache that has these replies. */
function cacheOf(loaded: readonly { call: AnyCall; key: readonly unknown[]; data: unknown }[]) {
  const queryClient = new QueryClient();
  for (const { call, key, data } of loaded)
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: key, meta: metaOf(call) })
      .setData(data);
  const cache: EndpointCache = createEndpointCache(queryClient, { call: () => Promise.reject(new Error('not asked')) });
  return { cache, all: () => loaded.map(({ key }) => queryClient.getQueryData(key)) };
}

describe('one patch reaches an entity in every reply', () => {
  test.each(reads.map((read) => [read.call.name, read] as const))('%s', async (_, { call, endpoint, example }) => {
    const input = await inputOf(example);
    const response = await ask({ fetch: mock.fetch, tokenOf }, { endpoint, input, as: example.as ?? 'p-001' });
    const reply: unknown = await response.json();
    const data = [reply, { pages: [reply, reply], pageParams: [null, 'next'] }];
    let found = 0;
    for (const { name, schema, change } of looks) {
      const whole = (value: unknown) => objectsIn(value).filter((each) => schema.safeParse(each).success);
      for (const id of [...new Set(whole(reply).map((each) => String(each.id)))].slice(0, 3)) {
        const { cache, all } = cacheOf([
          { call, key: keyOf(call, input), data: data[0] },
          { call, key: pagesKeyOf(call, input), data: data[1] },
        ]);
        const one = (value: unknown) => whole(value).filter((each) => each.id === id);
        const undo = cache.patch(name, id, change);
        expect(one(all())).toEqual(one(data).map((each) => expect.objectContaining({ ...each, ...change })));
        undo();
        expect(all()).toEqual(data);
        found += 1;
      }
    }
    // A reply without any would prove nothing about its places; of parts there is no whole to look for.
    const holdsWhole = Object.values(call.holds ?? {}).some((place) => !place.startsWith('part of '));
    expect(found > 0).toBe(holdsWhole);
  });
});

describe('a change of an entity', () => {
  const feed = (first: Json) => ({
    posts: [
      { id: 'p', ...first, author: { id: 'm', firstName: 'Mia' }, community: { id: 'c', name: 'Hands' } },
      { id: 'q' },
    ],
    totalItemCount: 3,
  });
  const key = pagesKeyOf(calls.posts.feed, {});
  const loaded = () =>
    cacheOf([
      { call: calls.posts.feed, key, data: { pages: [feed({}), { posts: [{ id: 'r' }], totalItemCount: 3 }] } },
    ]);

  test('that is worked out from it is worked out wherever it stands', () => {
    const { cache, all } = cacheOf([
      { call: calls.posts.feed, key: keyOf(calls.posts.feed), data: feed({ likesCount: 2 }) },
      {
        call: calls.posts.byId,
        key: keyOf(calls.posts.byId, { params: { id: 'p' } }),
        data: { id: 'p', likesCount: 4 },
      },
    ]);
    cache.patch('post', 'p', ({ likesCount }) => ({ likesCount: likesCount + 1 }));
    expect(all()).toEqual([feed({ likesCount: 3 }), { id: 'p', likesCount: 5 }]);
  });

  test('reaches the part of it that another one holds, as far as that goes', () => {
    const { cache, all } = loaded();
    cache.patch('community', 'c', { name: 'Wrists', membersCount: 5 });
    cache.patch('community', 'c', () => ({ name: 'never' }));
    expect(objectsIn(all()).find(({ id }) => id === 'c')).toEqual({ id: 'c', name: 'Wrists' });
  });

  test('takes it out of lists and their count, on every page, and leaves it alone where it is by itself', () => {
    const { cache, all } = loaded();
    const undo = cache.remove('post', 'p');
    expect(all()).toEqual([
      {
        pages: [
          { posts: [{ id: 'q' }], totalItemCount: 2 },
          { posts: [{ id: 'r' }], totalItemCount: 2 },
        ],
      },
    ]);
    undo();
    expect(all()).toEqual(loaded().all());
    cache.remove('community', 'c');
    cache.remove('person', 'm');
    expect(all()).toEqual(loaded().all());
  });

  test('leaves what it does not concern as it was, the very same', () => {
    const { cache, all } = loaded();
    const before = all();
    cache.patch('post', 'unknown', { title: 'Changed' });
    cache.patch('comment', 'p', { body: 'Changed' });
    expect(all()[0]).toBe(before[0]);
  });
});
