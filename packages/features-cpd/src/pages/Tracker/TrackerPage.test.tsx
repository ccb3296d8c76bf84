import { calls } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TrackerPage } from './TrackerPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['with events', { 'events.discover': '/events' }],
  ['without events', {}],
])('a portal %s asks what fills a gap: courses may', async (_, destinations) => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { wrapper } = testPortal({ destinations });
  render(<TrackerPage />, { wrapper });
  const paths = () => fetchSpy.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''));
  await waitFor(() => expect(paths()).toContainEqual(expect.stringContaining(calls.cpd.gapEvents.path)));
});
