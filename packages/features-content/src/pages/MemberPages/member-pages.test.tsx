import { pageNavigation } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemberPagesPage } from './member-pages.tsx';

afterEach(cleanup);

const destinations = { 'memberPages.home': '/pages', 'memberPages.page': '/pages/:id' };
const address = { params: {}, search: {}, onSearchChange: () => undefined };

function open(pages: readonly object[]) {
  const navigate = vi.fn();
  const fetch = vi.fn((_: string) => Promise.resolve(Response.json({ data: pages })));
  const { wrapper } = testPortal({ fetch, destinations, navigation: { ...pageNavigation(), navigate } });
  render(<MemberPagesPage {...address} />, { wrapper });
  return { navigate, fetch };
}

test('the bare address leads to the first page, and Back does not lead to it again [CNT-123] [CNT-127]', async () => {
  const { navigate, fetch } = open([
    { id: 'p-2', name: 'Benefits' },
    { id: 'p-1', name: 'Insurance' },
  ]);
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/pages/p-2', { replace: true }));
  const [requestUrl] = fetch.mock.calls.map(([url]) => new URL(url));
  expect(requestUrl?.pathname).toBe('/api/content/items/page');
  expect(Object.fromEntries(requestUrl?.searchParams ?? [])).toEqual({
    filter: '{"membersOnly":{"_eq":true}}',
    fields: 'id,name',
  });
});

test('without a page it stays where it is', async () => {
  const { navigate } = open([]);
  expect(await screen.findByText('No data')).toBeDefined();
  expect(navigate).not.toHaveBeenCalled();
});
