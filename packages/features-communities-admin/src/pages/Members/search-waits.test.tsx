import type { PageProps, Search } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { BlacklistPage } from '../Blacklist/BlacklistPage.tsx';
import { MembersPage } from './MembersPage.tsx';

const community = sampleCommunity({ permissions: ['communityAddMember', 'communityBlacklist'] });
const counts = {
  ...{ allPostsCount: 0, pendingPostsCount: 0, reportedPostsCount: 0 },
  ...{ reportedPostCommentsCount: 0, archivedPostsCount: 0 },
};
let requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The client asks by text.
    const { pathname, search } = new URL(input as string);
    requests.push(`${pathname}${search} ${typeof init?.body === 'string' ? init.body : ''}`);
    if (pathname.endsWith('/statistics')) return Response.json(counts);
    if (pathname.endsWith('/getlist')) return Response.json({ members: [], totalItemCount: 0 });
    if (pathname.endsWith('/block')) return Response.json({ users: [], totalItemCount: 0 });
    return Response.json(community);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The address is kept here, as a host keeps it. */
function Addressed({ Page }: { Page: ComponentType<PageProps<'id'>> }) {
  const [search, setSearch] = useState<Search>({});
  return (
    <Page
      params={{ id: community.id }}
      search={search}
      onSearchChange={(next) => setSearch((before) => ({ ...before, ...next }))}
    />
  );
}

test.each<[string, ComponentType<PageProps<'id'>>]>([
  ['members [COM-816]', MembersPage],
  ['the blacklist [COM-815]', BlacklistPage],
])('a search of %s is sent 500 ms after the last key', async (_, Page) => {
  const { wrapper } = testPortal();
  render(<Addressed Page={Page} />, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tui' } });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(requests.filter((one) => one.includes('tui'))).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(requests.filter((one) => one.includes('tui'))).toHaveLength(1);
});
