import { type PageProps, useOwnSearch, ViewerProvider } from '@portal/kit';
import { testPortal, testStaff } from '@portal/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ManagersPage } from '../Managers/ManagersPage.tsx';
import { TagsPage } from './TagsPage.tsx';

let requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    // The client asks by text.
    requests.push(input as string);
    return Response.json({ tags: [], admins: [], totalItemCount: 0 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The address is kept here, as a host keeps it. */
function Addressed({ page: Page }: { page: ComponentType<PageProps> }) {
  return (
    <ViewerProvider value={testStaff({ permissions: ['generalTags', 'generalManagers'] })}>
      <Page params={{}} {...useOwnSearch()} />
    </ViewerProvider>
  );
}

test.each([
  ['tags [COM-814]', TagsPage, 'pageSize=10'],
  ['managers [COM-451] [COM-830]', ManagersPage, 'pageSize=100'],
])('a search of %s is sent 600 ms after the last key', async (_, page, size) => {
  render(<Addressed page={page} />, { wrapper: testPortal().wrapper });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(requests).toEqual([expect.stringContaining(size)]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ha' } });
  await act(() => vi.advanceTimersByTimeAsync(500));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'hand' } });
  await act(() => vi.advanceTimersByTimeAsync(599));
  expect(requests).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(requests).toEqual([expect.any(String), expect.stringContaining('keyword=hand')]);
});
