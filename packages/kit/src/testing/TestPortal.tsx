import { type ReactNode, useEffect } from 'react';
import { memoryStorage } from '../ports/browser-storage.ts';
import { memorySession } from '../ports/memory-session.ts';
import type { SessionPort } from '../ports/ports.ts';
import { usePortal } from '../provider/portal-context.ts';
import { PortalProvider, type PortalProviderProps } from '../provider/PortalProvider.tsx';
import type { ToastSource } from '../toasts/toast-queue.ts';
import { loginOf } from './test-login.ts';
import { testProfile } from './test-profile.ts';

/** A portal around hooks and components under test, with what it has toasted; what is not given is made fresh. */
export function testPortal(props: Partial<PortalProviderProps> = {}) {
  const session: SessionPort = props.session ?? memorySession(loginOf('mia'));
  const storage = props.storage ?? memoryStorage();
  const tabStorage = memoryStorage();
  const profile = props.profile ?? testProfile();
  let source: ToastSource | null = null;
  function TakeToasts(): null {
    const { toasts } = usePortal();
    useEffect(() => {
      source = toasts;
    }, [toasts]);
    return null;
  }
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
        <TakeToasts />
        {children}
      </PortalProvider>
    );
  }
  return { wrapper: TestPortal, session, storage, toasts: () => source?.getSnapshot() ?? [] };
}
