import { memorySession, PortalProvider, type NavigationPort, type Profile } from '@portal/kit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useWayOut } from './use-way-out.ts';

const navigate = vi.fn();
const navigation: NavigationPort = { link: (props) => <a {...props} />, navigate, back: vi.fn() };

function portalWith(destinations: Record<string, string>) {
  // The way out asks the portal for places and navigation only.
  const profile = { locale: 'en-AU' } as Profile;
  return ({ children }: { children: ReactNode }) => (
    <PortalProvider
      apiUrl=""
      session={memorySession(null)}
      profile={profile}
      navigation={navigation}
      destinations={destinations}
    >
      {children}
    </PortalProvider>
  );
}

test('leaving ends on Explore [COM-132]', () => {
  const wrapper = portalWith({ 'communities.explore': '/communities/explore' });
  const { result } = renderHook(() => useWayOut(), { wrapper });
  result.current();
  expect(navigate).toHaveBeenCalledWith('/communities/explore');
});

test('without Explore the person stays', () => {
  navigate.mockClear();
  const { result } = renderHook(() => useWayOut(), { wrapper: portalWith({}) });
  result.current();
  expect(navigate).not.toHaveBeenCalled();
});
