import {
  type Login,
  type ModuleId,
  type ModuleSetting,
  PortalProvider,
  type PortalProviderProps,
  type Profile,
  type ToastSource,
  memorySession,
  memoryStorage,
  moduleIds,
  usePortal,
} from '@portal/kit';
import { type ReactNode, useEffect } from 'react';
import { loginOf } from './fake-server.ts';

const on = { enabled: true, accessRules: [], subModules: {} };

const profile: Profile = {
  name: 'test',
  shortName: 'Test',
  fullName: 'Test Association',
  website: 'https://example.org',
  brandColor: '#004C58',
  modules: Object.fromEntries(moduleIds.map((id): [ModuleId, ModuleSetting] => [id, on])) as Profile['modules'],
  settingsMode: 'legacy',
  registrationRoute: '/register',
  dietaryOnEventForms: false,
  newsResourcesTab: 'news',
  communityPrefix: 'communities',
  locale: 'en-AU',
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  revealUnknownEmail: false,
  autoLogin: false,
};

/** A portal around hooks under test, with its session and what it has toasted. */
export function testPortal({
  login = loginOf('mia'),
  ...props
}: Partial<PortalProviderProps> & { login?: Login | null } = {}) {
  const session = memorySession(login);
  const storage = memoryStorage();
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
      <PortalProvider apiUrl="http://portal.test" session={session} storage={storage} profile={profile} {...props}>
        <TakeToasts />
        {children}
      </PortalProvider>
    );
  }
  return { wrapper: TestPortal, session, toasts: () => source?.getSnapshot() ?? [] };
}
