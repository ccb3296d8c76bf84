import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useFirstTour } from './use-first-tour.ts';
import { useTourVisit } from './tour-visit.ts';

const someone = {
  ...{ id: 'mia', firstName: 'Mia', lastName: 'Nguyen', pronoun: null, avatarUrl: null },
  ...{ role: 0, contactTypes: ['Member'], segments: [], registeredEmail: 'mia@example.org', memberNum: null },
  ...{ membershipLapsed: false, firstLoginAt: null, impersonator: null },
};

/** Somebody at home; the hook under test can be left and come back to, as the page is. */
function atHome(user: object = {}, mark: () => Response = () => Response.json({})) {
  const marked: string[] = [];
  let stored: object = { ...someone, ...user };
  const { wrapper: Portal } = testPortal({
    fetch: async (address, { method = 'GET' }) => {
      const { pathname } = new URL(address);
      if (method === 'GET') return Response.json(stored);
      marked.push(pathname);
      const answer = mark();
      if (answer.ok) stored = { ...stored, firstLoginAt: '2026-11-18T01:00:00.000Z' };
      return answer;
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Portal>{children}</Portal>;
  const { result } = renderHook(() => ({ tour: useFirstTour(), visit: useTourVisit() }), { wrapper });
  return { result, marked, isDue: () => result.current.tour.isDue };
}

const call = '/api/v1/community/users/set-first-login';

test('a newcomer is shown around, and the server is told once when that is over [PLT-692] [HOM-046]', async () => {
  const { result, marked, isDue } = atHome();
  await expect.poll(isDue).toBe(true);
  expect(marked).toEqual([]);
  act(() => result.current.tour.end());
  expect(isDue()).toBe(false);
  await expect.poll(() => marked).toEqual([call]);
  act(() => result.current.tour.end());
  expect(marked).toEqual([call]);
});

test('where the server cannot be told, the visit goes on without another tour', async () => {
  const { result, marked, isDue } = atHome({}, () => Response.json({ code: 'internal' }, { status: 500 }));
  await expect.poll(isDue).toBe(true);
  await act(async () => result.current.tour.end());
  await expect.poll(() => marked).toEqual([call]);
  expect(isDue()).toBe(false);
  expect(result.current.visit.hasEnded('mia')).toBe(true);
});

test('whoever has had it is shown around when they ask, and nothing is kept of that', async () => {
  const { result, marked, isDue } = atHome({ firstLoginAt: '2026-11-18T01:00:00.000Z' });
  act(() => result.current.visit.wish());
  await expect.poll(isDue).toBe(true);
  act(() => result.current.tour.end());
  expect(isDue()).toBe(false);
  expect(result.current.visit.isWished()).toBe(false);
  expect(marked).toEqual([]);
});

test('who acts for a newcomer does not take their tour', async () => {
  const { result, isDue } = atHome({ impersonator: { id: 'helen', name: 'Helen Brooks' } });
  await act(async () => undefined);
  expect(isDue()).toBe(false);
  expect(result.current.visit.hasEnded('mia')).toBe(false);
});
