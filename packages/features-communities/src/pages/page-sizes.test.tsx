import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWaitingCount } from '../components/Feed/use-waiting-count.ts';
import { usePostTags } from '../components/PostForm/use-post-tags.ts';
import { FavouriteCommunitiesPage } from '../sections/FavouriteCommunitiesPage.tsx';
import { useMembers } from './CommunityDetails/use-members.ts';
import { useExploreCommunities } from './ExploreCommunities/use-explore-communities.ts';

/** What was asked for: the path with its query, and the size of a page that a body names. */
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The client asks by text, and sends JSON as text.
    const { pathname, search } = new URL(input as string);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    requests.push(
      `${pathname.replace('/api/v1/community', '')}${search}${body.pageSize ? ` of ${body.pageSize}` : ''}`,
    );
    return Response.json({
      ...{ communities: [], communityCategories: [], tags: [], posts: [], members: [] },
      ...{ topJoined: [], topModerated: [], joinedCount: 0, totalItemCount: 0, nextCursor: null },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const nowhere = { search: {}, onSearchChange: () => undefined };

test.each<[string, () => unknown, string]>([
  ['communities [COM-820]', () => useExploreCommunities(nowhere), '/getlist of 1000'],
  ['favourite communities [COM-820]', () => FavouriteCommunitiesPage(), '/getlist of 1000'],
  ['categories [COM-828]', () => useExploreCommunities(nowhere), '/category?page=1&pageSize=100'],
  ['tags [COM-831]', () => usePostTags([]), '/post/tag?page=1&pageSize=100'],
  [
    'a single post that says how many wait [COM-833]',
    () => useWaitingCount('c-1'),
    '/c-1/posts?page=1&pageSize=1&onlyWaiting=true',
  ],
])('%s', async (_, hook, expected) => {
  renderHook(hook, { wrapper: testPortal().wrapper });
  await waitFor(() => expect(requests).toContain(expected));
});

test('members are searched for 500 ms after the last letter [COM-816]', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(
    () => {
      const [search, setSearch] = useState({});
      return useMembers('c-1', { search, onSearchChange: (next) => setSearch((before) => ({ ...before, ...next })) });
    },
    { wrapper: testPortal().wrapper },
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(requests).toEqual(['/c-1/member?pageSize=100']);
  act(() => result.current.keyword.set('an'));
  await act(() => vi.advanceTimersByTimeAsync(400));
  act(() => result.current.keyword.set('ann'));
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(requests).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await vi.waitFor(() => expect(requests.slice(1)).toEqual(['/c-1/member?pageSize=100&keyword=ann']), 15_000);
});
