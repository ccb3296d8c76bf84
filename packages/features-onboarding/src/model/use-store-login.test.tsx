import { memorySession } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStoreLogin } from './use-store-login.ts';

test('a sign-in is counted, and its login kept [SVC-162]', () => {
  const track = vi.fn();
  const session = memorySession(null);
  const { wrapper } = testPortal({ session, analytics: { track } });
  const { accessToken, refreshToken } = loginOf('mia');
  const token = btoa(JSON.stringify({ accessToken, refreshToken, expiresAt: '2030-01-01T00:00:00Z' }));
  renderHook(() => useStoreLogin(), { wrapper }).result.current({
    ...{ authorization: 'Bearer', token, userId: 'mia', userName: 'Mia Nguyen' },
  });
  expect(session.get()?.accessToken).toBe(accessToken);
  expect(track.mock.calls).toEqual([['loggedIn']]);
});
