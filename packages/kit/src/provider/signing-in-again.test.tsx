import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../ports/browser-storage.ts';
import { memorySession } from '../ports/memory-session.ts';
import type { SessionPort } from '../ports/ports.ts';
import { loginOf } from '../testing/test-login.ts';
import { testMember } from '../testing/test-viewers.ts';
import { testPortal } from '../testing/TestPortal.tsx';
import { useSuspendedSession } from './suspended-session.ts';
import { usePortal } from './portal-context.ts';
import { useSession } from './use-session.ts';
import { useSignInOffer } from './use-sign-in-offer.ts';
import { useHasViewer, useViewer, ViewerProvider } from './viewer-context.tsx';

function Ask() {
  const suspendedSession = useSuspendedSession();
  return <p>{`Sign in again, ${suspendedSession?.login?.userName ?? 'stranger'} (${suspendedSession?.asks})`}</p>;
}

/** What a person has loaded and typed, and a call that the server refuses. */
function Work({ name, load }: { name: string; load(): Promise<string> }) {
  const { queryClient, onSessionExpired, suspendedSession } = usePortal();
  const { data } = useQuery({ queryKey: ['portal', 'news', {}], queryFn: load, staleTime: Infinity }, queryClient);
  const [text, setText] = useState('');
  return (
    <section aria-label={name}>
      <output>{`${data ?? '…'} for ${useSession()?.userName ?? 'nobody'}`}</output>
      <input aria-label={`Comment ${name}`} value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={onSessionExpired}>Refused {name}</button>
      <button onClick={() => suspendedSession.ask()}>Send {name}</button>
    </section>
  );
}

async function open(names: readonly string[], session: SessionPort = memorySession(loginOf('mia'))) {
  const load = vi.fn(async () => 'News');
  const onSessionExpired = vi.fn();
  const storage = memoryStorage();
  const portals = names.map((name) => ({
    name,
    ...testPortal({ session, storage, onSessionExpired, signInAgain: Ask }),
  }));
  render(
    <>
      {portals.map(({ name, wrapper: Portal }) => (
        <Portal key={name}>
          <Work name={name} load={load} />
        </Portal>
      ))}
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('News for mia')).toHaveLength(names.length));
  return { session, load, onSessionExpired };
}

const comment = (name: string) => screen.getByLabelText<HTMLInputElement>(`Comment ${name}`);
const type = (name: string, value: string) => fireEvent.change(comment(name), { target: { value } });

describe('a login that is over, where its person can sign in again in place', () => {
  test('is given up, while what they loaded and typed stays on the screen', async () => {
    const { session, load, onSessionExpired } = await open(['a']);
    type('a', 'Half a sentence');
    act(() => screen.getByText('Refused a').click());
    expect(screen.getByText('Sign in again, mia (1)')).toBeTruthy();
    expect([session.get(), onSessionExpired.mock.calls.length, load.mock.calls.length]).toEqual([null, 1, 1]);
    expect([screen.getByText('News for mia'), comment('a').value]).toEqual([expect.anything(), 'Half a sentence']);
  });

  test('is asked for again by what needs it', async () => {
    await open(['a']);
    act(() => screen.getByText('Send a').click());
    expect(screen.queryByText(/^Sign in again/)).toBeNull();
    act(() => screen.getByText('Refused a').click());
    act(() => screen.getByText('Send a').click());
    expect(screen.getByText('Sign in again, mia (2)')).toBeTruthy();
  });

  test('comes back with its person: what was loaded is asked for again, what was typed is still there', async () => {
    const { session, load } = await open(['a']);
    type('a', 'Half a sentence');
    act(() => screen.getByText('Refused a').click());
    load.mockResolvedValue('Newer');
    act(() => session.set({ ...loginOf('mia'), accessToken: 'another' }));
    await screen.findByText('Newer for mia');
    expect(screen.queryByText(/^Sign in again/)).toBeNull();
    expect(comment('a').value).toBe('Half a sentence');
  });

  test.each([
    ['somebody else signs in', loginOf('tom'), 'tom'],
    ['the host signs the person out', null, 'nobody'],
  ])('leaves nothing behind when %s', async (_, login, name) => {
    const { session, load } = await open(['a']);
    type('a', 'Half a sentence');
    act(() => screen.getByText('Refused a').click());
    load.mockResolvedValue('Other');
    act(() => session.set(login));
    await screen.findByText(`Other for ${name}`);
    expect(screen.queryByText(/^Sign in again/)).toBeNull();
    expect(comment('a').value).toBe('');
  });

  test('is over in every portal that shares the session; only the one whose call was refused asks', async () => {
    const { session } = await open(['a', 'b']);
    type('a', 'One');
    type('b', 'Two');
    act(() => screen.getByText('Refused a').click());
    expect(screen.getAllByText(/^Sign in again/).map(({ textContent }) => textContent)).toEqual([
      'Sign in again, mia (1)',
      'Sign in again, mia (0)',
    ]);
    act(() => session.set(loginOf('mia')));
    expect(screen.queryAllByText(/^Sign in again/)).toEqual([]);
    expect([comment('a').value, comment('b').value]).toEqual(['One', 'Two']);
  });

  test('does not keep anything when the person signs out', async () => {
    const { session } = await open(['a']);
    act(() => session.set(null));
    await screen.findByText('News for nobody');
    expect(screen.queryByText(/^Sign in again/)).toBeNull();
  });
});

function Offer() {
  const { isStranger, onSignIn, createAccountHref, labels } = useSignInOffer();
  if (!isStranger) return <p>Signed in</p>;
  return (
    <>
      <p>{labels.text}</p>
      <a href={createAccountHref}>{labels.createAccount}</a>
      {onSignIn && <button onClick={onSignIn}>{labels.signIn}</button>}
    </>
  );
}

describe('a stranger', () => {
  const arrive = (host: Parameters<typeof testPortal>[0] = {}) => {
    const portal = testPortal({ session: memorySession(), ...host });
    render(<Offer />, { wrapper: portal.wrapper });
    return portal;
  };

  test('is asked in place, once more at each wish, and no longer once they are in', () => {
    const { session } = arrive({ signInAgain: Ask });
    expect(screen.queryByText(/^Sign in again/)).toBeNull();
    act(() => screen.getByText('Sign in').click());
    act(() => screen.getByText('Sign in').click());
    expect(screen.getByText('Sign in again, stranger (2)')).toBeTruthy();
    act(() => session.set(loginOf('mia')));
    expect(screen.getByText('Signed in')).toBeTruthy();
    expect(screen.queryByText(/^Sign in again/)).toBeNull();
  });

  test("is sent the host's own way, where it has one", () => {
    const onSignIn = vi.fn();
    arrive({ signInAgain: Ask, onSignIn });
    act(() => screen.getByText('Sign in').click());
    expect(onSignIn).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^Sign in again/)).toBeNull();
  });

  test('is nobody who is asked while it is still being found out who is there', () => {
    arrive({ session: { ...memorySession(), isPending: () => true }, signInAgain: Ask });
    expect(screen.queryByText('Sign in')).toBeNull();
  });

  test('is told who shows this and where one gets an account, also where nobody can sign them in', () => {
    arrive();
    expect(screen.queryByText('Sign in')).toBeNull();
    expect(screen.getByText(/shows this to people who have an account/)).toBeTruthy();
    expect(screen.getByText<HTMLAnchorElement>('Create account').href).toMatch(/^https:/);
  });
});

test('a portal inside another one does not know its viewer', () => {
  const { wrapper: Outer } = testPortal();
  const { wrapper: Inner } = testPortal({ session: memorySession() });
  const seen = renderHook(() => [useHasViewer(), useViewer()], {
    wrapper: ({ children }) => (
      <Outer>
        <ViewerProvider value={testMember()}>
          <Inner>{children}</Inner>
        </ViewerProvider>
      </Outer>
    ),
  }).result.current;
  expect(seen).toEqual([false, null]);
});

test('a website is told of who signs in: a stranger, somebody who comes again, another person; not of a renewed login', () => {
  const onSignedIn = vi.fn();
  const session = memorySession();
  const { wrapper: Portal } = testPortal({ session, onSignedIn, signInAgain: Ask });
  render(<Portal>Page</Portal>);
  act(() => session.set(loginOf('mia')));
  act(() => session.set({ ...loginOf('mia'), accessToken: 'renewed' }));
  act(() => session.set(null));
  act(() => session.set(loginOf('mia')));
  act(() => session.set(loginOf('wei')));
  expect(onSignedIn.mock.calls).toEqual([[{ userId: 'mia' }], [{ userId: 'mia' }], [{ userId: 'wei' }]]);
});
