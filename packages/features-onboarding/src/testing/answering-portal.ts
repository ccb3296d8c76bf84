import { memorySession } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { vi } from 'vitest';

/** A host for hooks under test, and a server that answers as it is told and remembers what it was sent. */
export function answeringPortal(answer: (path: string) => Response) {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The client asks by text.
    const path = input as string;
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return answer(path);
  });
  const host = {
    session: memorySession(),
    notify: { success: vi.fn(), failure: vi.fn(), info: vi.fn() },
    navigation: { link: () => null, navigate: vi.fn(), back: vi.fn() },
  };
  const { wrapper, own } = testPortal({ apiUrl: '', ...host });
  return { ...host, ...own, sent, wrapper };
}

/** As the server answers a sign-in. */
export function loginAnswer(): Response {
  const token = btoa(JSON.stringify({ accessToken: 'a', refreshToken: 'r', expiresAt: '2026-11-21T00:00:00Z' }));
  return Response.json({ token, userId: 'mia', userName: 'Mia Nguyen' });
}
