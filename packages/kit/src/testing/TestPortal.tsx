import { type ReactNode, useEffect } from 'react';
import { memoryStorage } from '../ports/browser-storage.ts';
import { memoryVault } from '../ports/browser-vault.ts';
import { scopedStorage, scopedVault, storageScope } from '../ports/scoped-storage.ts';
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
  const vault = props.vault ?? memoryVault();
  const apiUrl = props.apiUrl ?? 'http://portal.test';
  const tabStorage = props.tabStorage ?? memoryStorage();
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
        {...props}
        apiUrl={apiUrl}
        tabStorage={tabStorage}
        session={session}
        storage={storage}
        vault={vault}
        profile={profile}
      >
        <TakeToasts />
        {children}
      </PortalProvider>
    );
  }
  const scope = storageScope({ apiUrl, profile });
  /** What the portal sees of its storages. */
  const own = {
    storage: scopedStorage(storage, scope),
    tabStorage: scopedStorage(tabStorage, scope),
    vault: scopedVault(vault, scope),
  };
  return { wrapper: TestPortal, session, storage, vault, own, toasts: () => source?.getSnapshot() ?? [] };
}
