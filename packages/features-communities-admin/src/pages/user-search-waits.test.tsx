import { testPortal } from '@portal/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AddManagerDialog } from './Managers/AddManagerDialog.tsx';
import { AddMembersDialog } from './Members/AddMembersDialog.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['members to add', <AddMembersDialog key="members" communityId="c-1" onClose={vi.fn()} />],
  ['a manager to be', <AddManagerDialog key="manager" onClose={vi.fn()} />],
])('%s are searched for 500 ms after the last letter [COM-610]', async (_, dialog) => {
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ users: [], totalItems: 0 }));
  render(dialog, { wrapper: testPortal().wrapper });
  // The dialog's code is loaded: time stands still from here on.
  const field = await screen.findByRole('combobox');
  vi.useFakeTimers();
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  type('tui');
  await wait(499);
  type('tuia');
  await wait(499);
  expect(sent).not.toHaveBeenCalled();
  await wait(1);
  const bodies = () => sent.mock.calls.map(([, init]) => init?.body);
  await vi.waitFor(() => expect(bodies()).toEqual([expect.stringContaining('"keyword":"tuia"')]), 15_000);
});
