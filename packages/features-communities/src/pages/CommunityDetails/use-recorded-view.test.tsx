import { memorySession, PortalProvider, type Profile } from '@portal/kit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecordedView } from './use-recorded-view.ts';

afterEach(() => void vi.unstubAllGlobals());

// The hook reads nothing of the profile but its language.
const profile = { locale: 'en-AU', timeZone: 'Australia/Sydney' } as unknown as Profile;

test('the page of a community sends viewCommunity, once it is open to the person [PLT-723]', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const track = vi.fn();
  const session = memorySession({ accessToken: 'a', refreshToken: 'r', expiresAt: '', userId: 'mia', userName: 'Mia' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalProvider apiUrl="http://portal.test" session={session} profile={profile} analytics={{ track }}>
      {children}
    </PortalProvider>
  );
  const { rerender } = renderHook(({ id }: { id: string | null }) => useRecordedView(id), {
    wrapper,
    initialProps: { id: null as string | null },
  });
  expect(track).not.toHaveBeenCalled();
  rerender({ id: 'c-1' });
  rerender({ id: 'c-1' });
  expect(track.mock.calls).toEqual([['viewCommunity', { targetId: 'c-1' }]]);
});
