import { calls } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveUpcomingMeetings } from './LiveUpcomingMeetings.tsx';

test('the first page of meetings is asked for, without those that one does not go to, and how many there are in all [HOM-008] [HOM-019] [HOM-020] [HOM-021]', async () => {
  const requests = new Map<string, Record<string, string>>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname, searchParams } = new URL(url);
    requests.set(`${method} ${pathname}`, Object.fromEntries(searchParams));
    const preference = { upcomingCount: 7, communities: [] };
    const list = { meetings: [], totalItemCount: 0, nextCursor: null };
    return Response.json(pathname === calls.meetings.preference.path ? preference : list);
  };
  const { wrapper } = testPortal({ fetch });
  render(<LiveUpcomingMeetings />, { wrapper });
  expect(await screen.findByText('No upcoming meetings')).toBeTruthy();
  await expect
    .poll(() => requests)
    .toEqual(
      new Map([
        ['GET /api/v1/dashboard/meetings', { page: '1', pageSize: '20', viewMeetsWithAllAnswers: 'false' }],
        ['GET /api/v1/community/meeting/preference', {}],
      ]),
    );
});
