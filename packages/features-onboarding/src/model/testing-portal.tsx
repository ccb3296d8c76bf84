import { memorySession, memoryStorage, PortalProvider, type Profile } from '@portal/kit';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

const profile: Profile = {
  name: 'test',
  shortName: 'Test',
  fullName: 'Test Association',
  website: 'https://example.org',
  brandColor: '#004C58',
  // The way in asks for no module.
  modules: {} as Profile['modules'],
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

/** A host for hooks under test, and a server that answers as it is told and remembers what it was sent. */
export function testingPortal(answer: (path: string) => Response) {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The client asks by text.
    const path = input as string;
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return answer(path);
  });
  const host = {
    session: memorySession(),
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    notify: { success: vi.fn(), failure: vi.fn(), info: vi.fn() },
    navigation: { link: () => null, navigate: vi.fn(), back: vi.fn() },
  };
  function wrapper({ children }: { children: ReactNode }) {
    return (
      <PortalProvider apiUrl="" profile={profile} {...host}>
        {children}
      </PortalProvider>
    );
  }
  return { ...host, sent, wrapper };
}

/** As the server answers a sign-in. */
export function loginAnswer(): Response {
  const token = btoa(JSON.stringify({ accessToken: 'a', refreshToken: 'r', expiresAt: '2026-11-21T00:00:00Z' }));
  return Response.json({ token, userId: 'mia', userName: 'Mia Nguyen' });
}
