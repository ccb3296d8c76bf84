import { testPortal } from '@portal/kit/testing';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InviteDialog } from './InviteDialog.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('who is to be invited is searched for 500 ms after the last letter [COM-610]', async () => {
  const meeting = sampleMeeting({ users: [] });
  const searched: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The client asks by text.
    const { pathname } = new URL(input as string);
    if (pathname.includes('/meeting/')) return Response.json(meeting);
    if (!pathname.endsWith('/account/search')) return Response.json(sampleCommunity());
    searched.push(init?.body);
    return Response.json({ users: [], totalItems: 0 });
  });
  render(<InviteDialog meeting={meeting} onClose={vi.fn()} />, { wrapper: testPortal().wrapper });
  // The dialog's code and the meeting are loaded: time stands still from here on.
  const field = await screen.findByRole('combobox');
  vi.useFakeTimers();
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  type('tui');
  await wait(499);
  type('tuia');
  await wait(499);
  expect(searched).toEqual([]);
  await wait(1);
  await vi.waitFor(() => expect(searched).toEqual([expect.stringContaining('"keyword":"tuia"')]), 15_000);
});
