import { calls } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveUpcomingEvents } from './LiveUpcomingEvents.tsx';

test('the first three that one attends are asked for, which come in the order in which they begin [HOM-038] [HOM-039]', async () => {
  const requests: [string, string, unknown][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json({ events: [], totalItems: 0, nextCursor: null });
  };
  const { wrapper } = testPortal({ fetch });
  render(<LiveUpcomingEvents />, { wrapper });
  expect(await screen.findByText('No upcoming events yet')).toBeTruthy();
  const { method, path } = calls.events.upcoming;
  expect([method, path]).toEqual(['POST', '/api/user/upcomingevents']);
  expect(requests).toEqual([[method, path, { page: 1, size: 3 }]]);
});
