import { useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { destination, destinationsOf } from '../features/destinations.ts';
import { useDestinations } from '../features/use-destinations.ts';
import { useFormats } from '../formats/use-formats.ts';
import type { commonMessages } from '../messages/common-messages.ts';
import { defineMessages } from '../messages/define-messages.ts';
import { overridesOf } from '../messages/message-overrides.ts';
import { useMessages } from '../messages/use-messages.ts';
import { memorySession } from '../ports/memory-session.ts';
import { loginOf } from '../testing/test-login.ts';
import { testProfile } from '../testing/test-profile.ts';
import { testMember } from '../testing/test-viewers.ts';
import { testPortal } from '../testing/TestPortal.tsx';
import type { Viewer } from '../access/viewer.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { usePortal } from './portal-context.ts';
import { usePortalResource } from './portal-resource.ts';
import { useSession } from './use-session.ts';
import { ViewerProvider, useModule, useViewer, useViewerState } from './viewer-context.tsx';

const viewer = testMember();

function Name() {
  const { queryClient, session } = usePortal();
  const { data } = useQuery(
    {
      queryKey: ['portal', 'me.current', {}],
      queryFn: async () => session.get()?.userName ?? 'nobody',
      staleTime: Infinity,
    },
    queryClient,
  );
  return <p>{data ?? '…'}</p>;
}

describe('PortalProvider', () => {
  test('says what is missing', () => {
    expect(() => renderHook(() => usePortal())).toThrow('PortalProvider');
  });

  test('keeps two portals on one page apart', async () => {
    const portals = ['mia', 'tom'].map((name) => testPortal({ session: memorySession(loginOf(name)) }));
    render(
      <>
        {portals.map(({ wrapper: Portal }, index) => (
          <Portal key={index}>
            <Name />
          </Portal>
        ))}
      </>,
    );
    expect(await screen.findByText('mia')).toBeTruthy();
    expect(await screen.findByText('tom')).toBeTruthy();
    act(() => portals[0]!.session.set(null));
    await screen.findByText('nobody');
    expect(screen.getByText('tom')).toBeTruthy();
  });

  test("the previous user's cached data is gone after signing out, without a reload [PLT-689]", async () => {
    const portal = testPortal();
    const { result } = renderHook(() => usePortal(), { wrapper: portal.wrapper });
    const { queryClient } = result.current;
    queryClient.setQueryData(['portal', 'me.permissions', {}], { permissions: ['generalTags'] });
    queryClient.setQueryData(['host'], 'untouched');
    act(() => portal.session.set({ ...loginOf('mia'), accessToken: 'renewed' }));
    expect(queryClient.getQueryData(['portal', 'me.permissions', {}])).toBeDefined();
    act(() => portal.session.set(null));
    expect(queryClient.getQueryData(['portal', 'me.permissions', {}])).toBeUndefined();
    expect(queryClient.getQueryData(['host'])).toBe('untouched');
  });

  test('an expired session is given up and told to the host', () => {
    const onSessionExpired = vi.fn();
    const session = { ...memorySession(loginOf('mia')), onExpired: vi.fn() };
    const { result } = renderHook(() => usePortal(), { wrapper: testPortal({ session, onSessionExpired }).wrapper });
    act(() => result.current.onSessionExpired());
    expect(session.get()).toBeNull();
    expect([session.onExpired.mock.calls.length, onSessionExpired.mock.calls.length]).toEqual([1, 1]);
  });

  test('an expired session in which somebody acted for another gives them their own back, and says so', () => {
    const onSessionExpired = vi.fn();
    const own = loginOf('helen');
    const session = memorySession({ ...loginOf('mia'), refreshToken: '', own });
    const portal = testPortal({ session, onSessionExpired, signInAgain: () => <p>Sign in again</p> });
    const { result } = renderHook(() => usePortal(), { wrapper: portal.wrapper });
    result.current.queryClient.setQueryData(['portal', 'me.permissions', {}], { permissions: [] });
    act(() => result.current.onSessionExpired());
    expect([session.get(), onSessionExpired.mock.calls.length]).toEqual([own, 0]);
    expect(result.current.queryClient.getQueryData(['portal', 'me.permissions', {}])).toBeUndefined();
    expect(portal.toasts().map(({ text }) => text)).toEqual(['You act for the member no longer.']);
    expect(screen.queryByText('Sign in again')).toBeNull();
    act(() => result.current.onSessionExpired());
    expect([session.get(), onSessionExpired.mock.calls.length]).toEqual([null, 1]);
  });

  test('draws inside the frame, which gets the toasts', () => {
    function Shout() {
      const { notify } = usePortal();
      return <button onClick={() => notify.success('Link copied')}>Copy</button>;
    }
    render(
      <PortalProvider
        apiUrl=""
        session={memorySession()}
        profile={testProfile()}
        frame={({ toasts, locale, children }) => (
          <div
            data-testid="frame"
            lang={locale}
            ref={() => toasts.subscribe(() => (document.title = toasts.getSnapshot()[0]?.text ?? ''))}
          >
            {children}
          </div>
        )}
      >
        <Shout />
      </PortalProvider>,
    );
    act(() => screen.getByText('Copy').click());
    expect(screen.getByTestId('frame').lang).toBe('en-AU');
    expect(document.title).toBe('Link copied');
  });

  test('makes a resource once for each address and session', () => {
    const create = vi.fn(() => ({}));
    const resource = { create };
    const { result, rerender } = renderHook(() => [usePortalResource(resource), usePortalResource(resource)], {
      wrapper: testPortal().wrapper,
    });
    const [first] = result.current;
    rerender();
    expect(result.current).toEqual([first, first]);
    expect(create).toHaveBeenCalledTimes(1);
  });
});

describe('the session', () => {
  test('is followed, also where the port builds a new object each time', async () => {
    const innerSession = memorySession(loginOf('mia'));
    const session = { ...innerSession, get: () => (innerSession.get() === null ? null : { ...innerSession.get()! }) };
    const { result } = renderHook(() => useSession(), { wrapper: testPortal({ session }).wrapper });
    expect(result.current?.userId).toBe('mia');
    act(() => session.set(null));
    await waitFor(() => expect(result.current).toBeNull());
  });
});

describe('the viewer', () => {
  const profile = testProfile({ communities: { accessRules: ['isMember', 'isClientUser'] } });
  const { wrapper: Portal } = testPortal({ profile });
  const seen = (value: Viewer | null | 'loading') =>
    renderHook(
      () => ({
        state: useViewerState(),
        viewer: useViewer(),
        communities: useModule('communities'),
        events: useModule('events'),
      }),
      {
        wrapper: ({ children }) => (
          <Portal>
            <ViewerProvider value={value}>{children}</ViewerProvider>
          </Portal>
        ),
      },
    ).result.current;

  test('decides which modules there are', () => {
    expect(seen(viewer)).toMatchObject({ viewer, communities: true, events: false });
    expect(seen({ ...viewer, contactTypes: ['Staff'] })).toMatchObject({ communities: false });
    expect(seen(null)).toMatchObject({ viewer: null, communities: false });
  });

  test('is not refused while it loads', () => {
    expect(seen('loading')).toMatchObject({ state: 'loading', viewer: null });
  });
});

test('words and dates follow the portal', () => {
  const messages = defineMessages('greetings', { hello: 'Hello {n}' });
  const profile = testProfile({}, { messages: { greetings: { hello: 'Good day {n}' } } });
  const { wrapper } = testPortal({
    profile,
    messages: overridesOf<typeof commonMessages>({ common: { noValue: 'no date' } }),
    locale: 'de-DE',
  });
  const { result } = renderHook(() => ({ t: useMessages(messages), formats: useFormats() }), { wrapper });
  expect(result.current.t('hello', { n: 1234.5 })).toBe('Good day 1.234,5');
  expect([result.current.formats.date(null), result.current.formats.date('2026-11-20T23:00:00Z')]).toEqual([
    'no date',
    '21.11.2026',
  ]);
});

test('dates are those of the profile’s zone, or of the one that is named', () => {
  const { wrapper } = testPortal();
  const { result } = renderHook(() => [useFormats(), useFormats('Australia/Perth')], { wrapper });
  expect(result.current.map(({ dateTime }) => dateTime('2026-11-20T13:30:00Z'))).toEqual([
    '21 Nov, 12:30 am',
    '20 Nov, 9:30 pm',
  ]);
});

test('a destination that is not bound is undefined', () => {
  const { wrapper } = testPortal({ destinations: { 'communities.post': '/communities/:alias/post/:postId' } });
  const places = {
    ...destinationsOf('communities', { home: '/', post: '/:alias/post/{postId}' }),
    profile: destination<{ id: string }>('directory.profile'),
  };
  const { result } = renderHook(() => useDestinations(places), { wrapper });
  expect(result.current.post({ alias: 'hands', postId: '7' })).toBe('/communities/hands/post/7');
  expect(result.current.profile({ id: '7' })).toBeUndefined();
  expectTypeOf(result.current.post).parameter(0).toEqualTypeOf<Readonly<Record<'alias' | 'postId', string>>>();
  expectTypeOf(result.current.home).parameter(0).toEqualTypeOf<Readonly<Record<string, never>> | undefined>();
  expectTypeOf(result.current.profile).parameter(0).toEqualTypeOf<{ id: string }>();
});
