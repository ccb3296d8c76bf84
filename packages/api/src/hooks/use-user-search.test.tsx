import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FoundAccount, useUserSearch, type UserSearchOptions } from '../index.ts';
import { fakeServer, json, problem, type Reaction, type Sent } from '../testing/fake-server.ts';

afterEach(() => void vi.unstubAllGlobals());

function account(index: number, more: Partial<FoundAccount> = {}): FoundAccount {
  return {
    id: `p-${index}`,
    firstName: 'Ann',
    lastName: `Number ${index}`,
    pronoun: null,
    avatarUrl: null,
    role: 0,
    contactTypes: ['Member'],
    segments: [],
    organisationName: null,
    registeredEmail: null,
    membershipStatus: null,
    ...more,
  };
}

function page(from: number, to: number): FoundAccount[] {
  return Array.from({ length: to - from + 1 }, (_, index) => account(from + index));
}

/** What was sent, as far as the tests look at it one by one. */
function bodyOf({ body }: Sent): { page: number } {
  return JSON.parse(typeof body === 'string' ? body : '');
}

function search(react: Reaction, options: Partial<UserSearchOptions> = {}) {
  const server = fakeServer(react);
  vi.stubGlobal('fetch', server.fetch);
  const { result } = renderHook(() => useUserSearch({ chosen: [], ...options }), { wrapper: testPortal().wrapper });
  const bodies = () => server.sent.map(bodyOf);
  return { result, server, bodies };
}

test('asks for people of a community by name, fifty at a time [PLT-699] [PLT-700] [COM-832] [COM-850]', async () => {
  const { result, server, bodies } = search(() => json({ users: [], totalItems: 0 }), {
    communityId: 'c-1',
    includeAdminUsers: false,
  });
  expect(server.sent).toEqual([]);
  act(() => result.current.onSearch('ann'));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(server.paths()).toEqual(['POST /api/v1/account/search']);
  expect(bodies()).toEqual([
    { keyword: 'ann', communityId: 'c-1', includeAdminUsers: false, page: 1, pageSize: 50, sortBy: 'firstName' },
  ]);
});

test('goes on page by page until everybody is there, nobody twice', async () => {
  const pages = [page(1, 50), page(50, 99), page(100, 101)];
  const { result, bodies } = search((sent) => json({ users: pages[bodyOf(sent).page - 1], totalItems: 102 }));
  act(() => result.current.onSearch('ann'));
  await waitFor(() => expect(result.current.found).toHaveLength(50));
  act(() => result.current.more?.onLoad());
  await waitFor(() => expect(result.current.found).toHaveLength(99));
  act(() => result.current.more?.onLoad());
  await waitFor(() => expect(result.current.found).toHaveLength(101));
  expect(result.current.more).toBeUndefined();
  expect(bodies().map((body) => body.page)).toEqual([1, 2, 3]);
});

test('keeps whom it has found when more cannot be loaded, and tries again', async () => {
  let isBroken = false;
  const { result } = search(() => (isBroken ? problem(400) : json({ users: page(1, 50), totalItems: 80 })));
  act(() => result.current.onSearch('ann'));
  await waitFor(() => expect(result.current.found).toHaveLength(50));
  isBroken = true;
  act(() => result.current.more?.onLoad());
  await waitFor(() => expect(result.current.more?.hasFailed).toBe(true));
  expect([result.current.found.length, result.current.hasFailed]).toEqual([50, false]);
  isBroken = false;
  act(() => result.current.more?.onLoad());
  await waitFor(() => expect(result.current.more?.hasFailed ?? false).toBe(false));
});

test('says so when one has searched too much, and searches again for the same words', async () => {
  const answers = [problem(429, 'Too many attempts.', { code: 'rate_limited' }), json({ users: [], totalItems: 0 })];
  const { result } = search(() => answers.shift() ?? problem(400));
  act(() => result.current.onSearch('ann'));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.labels.failed).toBe('That was a lot of searches. Wait a minute, then try again.');
  act(() => result.current.onSearch('ann'));
  await waitFor(() => expect(result.current.hasFailed).toBe(false));
});

test('tells namesakes apart, and says who cannot be chosen', async () => {
  const users = [
    account(1, { registeredEmail: 'ann@example.org', organisationName: 'Rivergum' }),
    account(2, { organisationName: 'Rivergum' }),
    account(3, { membershipStatus: 'Joined' }),
  ];
  const { result } = search(() => json({ users, totalItems: 3 }), {
    unavailable: ({ membershipStatus }) => (membershipStatus === 'Joined' ? 'Already a member' : null),
  });
  act(() => result.current.onSearch('ann'));
  await waitFor(() =>
    expect(result.current.found.map(({ note, isUnavailable }) => [note, isUnavailable])).toEqual([
      ['ann@example.org', false],
      ['Rivergum', false],
      ['Already a member', true],
    ]),
  );
});

test.each([
  ['a single one with a page of one [PLT-705] [PLT-784]', [7], 1],
  ['several with a page that holds them all [PLT-705]', [7, 8], 100],
])('asks for those chosen before by their ids, %s', async (_, numbers, pageSize) => {
  const chosen = numbers.map((n) => `p-${n}`);
  const { result, server, bodies } = search(
    () => json({ users: numbers.map((n) => account(n)), totalItems: numbers.length }),
    { chosen },
  );
  await waitFor(() => expect(result.current.chosen.map(({ person }) => person.id)).toEqual(chosen));
  expect(server.paths()).toEqual(['POST /api/v1/account/batch']);
  expect(bodies()).toEqual([{ accountIds: chosen, pageSize }]);
});

test('says when those chosen before could not be asked for, and asks again', async () => {
  const answers = [problem(400, 'Not now'), json({ users: [account(7)], totalItems: 1 })];
  const { result } = search(() => answers.shift() ?? problem(400), { chosen: ['p-7'] });
  expect(result.current.retryChosen).toBeUndefined();
  await waitFor(() => expect(result.current.retryChosen).toBeDefined());
  expect([result.current.chosen, result.current.hasFailed]).toEqual([[], false]);
  act(() => result.current.retryChosen?.());
  await waitFor(() => expect(result.current.chosen.map(({ person }) => person.id)).toEqual(['p-7']));
  expect(result.current.retryChosen).toBeUndefined();
});

test('does not ask again for somebody whom it has found', async () => {
  const server = fakeServer(() => json({ users: [account(1)], totalItems: 1 }));
  vi.stubGlobal('fetch', server.fetch);
  const { result, rerender } = renderHook(({ chosen }) => useUserSearch({ chosen }), {
    wrapper: testPortal().wrapper,
    initialProps: { chosen: [] as string[] },
  });
  act(() => result.current.onSearch('ann'));
  await waitFor(() => expect(result.current.found).toHaveLength(1));
  rerender({ chosen: ['p-1'] });
  expect(result.current.chosen.map(({ person }) => person.id)).toEqual(['p-1']);
  expect(server.paths()).toEqual(['POST /api/v1/account/search']);
});
