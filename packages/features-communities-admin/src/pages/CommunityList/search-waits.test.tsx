import { type Search, ViewerProvider } from '@portal/kit';
import { testPortal, testStaff } from '@portal/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunityListPage } from './CommunityListPage.tsx';

let requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    // The client asks by text.
    requests.push(input as string);
    return Response.json({ communities: [], totalItemCount: 0 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The address is kept here, as a host keeps it. */
function Addressed() {
  const [search, setSearch] = useState<Search>({});
  return (
    <ViewerProvider value={testStaff({ permissions: ['generalCommunities'] })}>
      <CommunityListPage
        params={{}}
        search={search}
        onSearchChange={(next) => setSearch((before) => ({ ...before, ...next }))}
      />
    </ViewerProvider>
  );
}

test('a search of all communities is sent 400 ms after the last key [COM-427]', async () => {
  const { wrapper } = testPortal();
  render(<Addressed />, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ha' } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'hand' } });
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(requests.filter((one) => one.includes('ha'))).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(requests.filter((one) => one.includes('keyword=hand'))).toHaveLength(1);
});
