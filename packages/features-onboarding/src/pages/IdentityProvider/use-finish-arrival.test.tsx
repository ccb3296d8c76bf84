import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answeringPortal, loginAnswer } from '../../testing/answering-portal.ts';
import { useFinishArrival } from './use-finish-arrival.ts';

afterEach(() => vi.restoreAllMocks());

const sent = { sentBy: 'email', sentTo: 'm•••@example.org', resendAfterSeconds: 30 };
const challenge = { requestId: 'request-1', factors: ['mail'], ...sent };

async function finishing(answer: object, status = 200) {
  const portal = answeringPortal(() => Response.json(answer, { status }));
  const { result } = renderHook(() => useFinishArrival(), { wrapper: portal.wrapper });
  const problem = await act(() => result.current());
  return { ...portal, problem };
}

test.each([
  ['/cpd?year=2026', '/cpd?year=2026'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  [null, '/'],
])('who wanted to go to %j is signed in and led to %s', async (redirectTo, place) => {
  const login: unknown = await loginAnswer().json();
  const { problem, session, navigation } = await finishing({ login, challenge: null, redirectTo });
  expect([problem, session.get()?.userId]).toEqual([null, 'mia']);
  expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith(place, { replace: true });
});

test('who is asked for a code is not signed in yet', async () => {
  const { problem, session, navigation } = await finishing({ login: null, challenge, redirectTo: '/cpd' });
  expect([problem, session.get()]).toEqual([null, null]);
  expect(navigation.navigate).toHaveBeenCalledOnce();
});

test.each([
  ['link_expired', 410, 'over'],
  ['rate_limited', 429, 'tooOften'],
  ['server_error', 500, 'away'],
])('%s is told as such', async (code, status, expected) => {
  const { problem, session, navigation } = await finishing({ code, status, message: 'No.' }, status);
  expect([problem, session.get()]).toEqual([expected, null]);
  expect(navigation.navigate).not.toHaveBeenCalled();
});
