import type { ReactNode } from 'react';
import { memoryStorage } from '../ports/browser-storage.ts';
import { memorySession } from '../ports/memory-session.ts';
import type { Login, SessionPort } from '../ports/ports.ts';
import { PortalProvider, type PortalProviderProps } from '../provider/PortalProvider.tsx';
import { testProfile } from './test-profile.ts';

export function loginOf(userId: string): Login {
  return {
    accessToken: `access-${userId}`,
    refreshToken: `refresh-${userId}`,
    expiresAt: '2026-11-21T00:00:00Z',
    userId,
    userName: userId,
  };
}

/** A wrapper for hooks and components under test; what is not given is made fresh. */
export function testPortal(props: Partial<PortalProviderProps> = {}) {
  const session: SessionPort = props.session ?? memorySession(loginOf('mia'));
  const storage = props.storage ?? memoryStorage();
  const tabStorage = memoryStorage();
  const profile = props.profile ?? testProfile();
  function TestPortal({ children }: { children: ReactNode }): ReactNode {
    return (
      <PortalProvider
        apiUrl="http://portal.test"
        tabStorage={tabStorage}
        {...props}
        session={session}
        storage={storage}
        profile={profile}
      >
        {children}
      </PortalProvider>
    );
  }
  return { wrapper: TestPortal, session, storage };
}
