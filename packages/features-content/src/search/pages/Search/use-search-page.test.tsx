import { userRoles, type Viewer, ViewerProvider } from '@portal/kit';
import { testMember, testPortal, testStaff } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useSearchPage } from './use-search-page.ts';

/** The page of a search that finds nothing, and what it has asked the server for. */
function openAs(viewer: Viewer) {
  const fetch = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ isSimilar: false, sections: [], tags: [], totalItemCount: 0 })),
  );
  const { wrapper: Portal } = testPortal({ fetch });
  const { result, rerender } = renderHook(
    ({ keyword }) => useSearchPage({ search: { keyword }, onSearchChange: () => undefined }),
    {
      initialProps: { keyword: 'unicycles' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <Portal>
          <ViewerProvider value={viewer}>{children}</ViewerProvider>
        </Portal>
      ),
    },
  );
  return {
    state: () => result.current.view.state,
    lookFor: (keyword: string) => rerender({ keyword }),
    askedFor: (part: string) => fetch.mock.calls.filter(([address]) => address.includes(part)).length,
  };
}

test('what a member looks for and does not find is told', async () => {
  const { askedFor } = openAs(testMember());
  await waitFor(() => expect(askedFor('/without-result')).toBe(1));
});

test('what an administrator tries of it is not', async () => {
  const { state, lookFor, askedFor } = openAs(testStaff({ role: userRoles.Admin }));
  await waitFor(() => expect(state()).toBe('ready'));
  lookFor('tricycles');
  await waitFor(() => expect(askedFor('keyword=tricycles')).toBeGreaterThan(0));
  expect(askedFor('/without-result')).toBe(0);
});
