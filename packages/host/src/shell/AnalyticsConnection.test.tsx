import {
  composeFeatures,
  defineFeature,
  memorySession,
  PortalProvider,
  usePortal,
  type Viewer,
  ViewerProvider,
} from '@portal/kit';
import { loginOf, testMember } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { createAnalytics } from '../analytics.ts';
import { SignedInProvider } from '../signed-in-composition-context.ts';
import { AnalyticsConnection } from './AnalyticsConnection.tsx';

afterEach(() => vi.restoreAllMocks());

const member = testMember();

const load = async () => ({ default: () => null });
const { routes } = composeFeatures(profiles.ota, [
  defineFeature({
    id: 'communities',
    mount: () => '/communities',
    routes: {
      explore: { path: '/explore', title: 'Explore', load },
      community: { path: '/:alias', title: 'Community', load },
    },
    contributes: { engagement: { community: 'itself' } },
  }),
  defineFeature({
    id: 'news',
    mount: () => '/news',
    routes: { item: { path: '/details/:id', title: 'News', load } },
    contributes: { engagement: { item: { kind: 'viewNews', target: 'id' } } },
  }),
]);

/** A portal that has just been signed in to, with what it sends and what it shows. */
function open({ isOn = true, status = 200, viewer = member as Viewer | 'loading' } = {}) {
  const sent: unknown[] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push([init?.method, url, typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body]);
    return Promise.resolve(Response.json({}, { status }));
  });
  const analytics = createAnalytics();
  analytics.track('loggedIn');
  let toasts = () => 0;
  let navigate: NavigateFunction = () => undefined;
  function TakeHost() {
    const portal = usePortal();
    navigate = useNavigate();
    toasts = () => portal.toasts.getSnapshot().length;
    return null;
  }
  const { modules } = profiles.ota;
  const profile = {
    ...profiles.ota,
    modules: { ...modules, engagement_analytics: { ...modules.engagement_analytics, enabled: isOn } },
  };
  const session = memorySession(loginOf('mia'));
  const draw = (who: Viewer | 'loading') => (
    <PortalProvider apiUrl="" session={session} profile={profile}>
      <ViewerProvider value={who}>
        <MemoryRouter initialEntries={['/communities']}>
          <TakeHost />
          <SignedInProvider value={{ menu: [], bar: [], barActions: [], notices: [], detours: [], routes }}>
            <AnalyticsConnection analytics={analytics} />
          </SignedInProvider>
        </MemoryRouter>
      </ViewerProvider>
    </PortalProvider>
  );
  const { rerender } = render(draw(viewer));
  return {
    sent,
    fetch,
    analytics,
    go: (path: string) => void navigate(path),
    toasts: () => toasts(),
    arrive: () => rerender(draw(member)),
  };
}

const event = (given: object) => ['POST', '/api/engagement/track', { event: given }];

test('a sign-in and every change of the page are counted where analytics is on [PLT-296] [PLT-717] [PLT-725] [SVC-154] [SVC-157]', async () => {
  const { sent, go } = open();
  act(() => go('/communities/explore'));
  act(() => go('/communities/hand-therapy'));
  act(() => go('/news/details/n-7'));
  await waitFor(() =>
    expect(sent).toEqual([
      event({ kind: 'loggedIn' }),
      event({ kind: 'viewPage', path: '/communities' }),
      event({ kind: 'viewPage', path: '/communities/explore' }),
      event({ kind: 'viewNews', targetId: 'n-7' }),
    ]),
  );
});

test('nothing is sent where the module is off, not even later [PLT-064] [PLT-718] [SVC-157]', async () => {
  const { fetch, go, analytics } = open({ isOn: false });
  act(() => go('/communities/explore'));
  analytics.track('joinCommunity', { targetId: 'c-1' });
  const later = vi.fn();
  analytics.connect(later);
  expect([fetch.mock.calls.length, later.mock.calls.length]).toEqual([0, 0]);
});

test('what is counted waits until the person is known', async () => {
  const { sent, fetch, arrive } = open({ viewer: 'loading' });
  expect(fetch).not.toHaveBeenCalled();
  arrive();
  await waitFor(() =>
    expect(sent).toEqual([event({ kind: 'loggedIn' }), event({ kind: 'viewPage', path: '/communities' })]),
  );
});

test('a failure is only logged [PLT-726] [SVC-155]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { toasts } = open({ status: 500 });
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  expect(String(log.mock.calls[0]?.[0])).toBe('The engagement event loggedIn was not recorded');
  expect(toasts()).toBe(0);
});
