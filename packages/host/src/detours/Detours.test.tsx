import { memorySession, type NavigationPort, ViewerProvider, type ViewerState } from '@portal/kit';
import { loginOf, testMember, testPortal } from '@portal/kit/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CompositionProvider } from '../composition-context.ts';
import { portalOf } from '../contributions/testing/portal-of.ts';
import { HistoryProvider } from '../navigation/history-context.ts';
import { HostRouter } from '../navigation/HostRouter.tsx';
import { browserHistory } from '../navigation/portal-history.ts';
import { SignedInProvider } from '../signed-in-composition-context.ts';
import { Detours } from './Detours.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const detour = { module: 'events', param: 'show-splash-screen', href: '/soon', mount: '/soon' };
const nothing = { menu: [], bar: [], barActions: [], notices: [], routes: [] };

function Page() {
  return <output>{useLocation().pathname}</output>;
}

/** Somebody comes in at `/communities` of a portal that leads them to `/soon`; the server answers so. */
function arrive(answer: () => Response, viewer: ViewerState = testMember()) {
  window.history.replaceState(null, '', '/communities');
  const history = browserHistory(window);
  const paths: string[] = [];
  const navigation: NavigationPort = { link: () => null, navigate: vi.fn(), back: vi.fn() };
  const session = memorySession(loginOf('mia'));
  const portal = portalOf([]);
  const { wrapper: Portal } = testPortal({
    ...{ session, navigation, profile: portal.profile },
    fetch: async (address) => {
      paths.push(new URL(address).pathname);
      return answer();
    },
  });
  const draw = (who: ViewerState) => (
    <CompositionProvider value={portal}>
      <HistoryProvider value={history}>
        <Portal>
          <ViewerProvider value={who}>
            <SignedInProvider value={{ ...nothing, detours: [detour] }}>
              <HostRouter>
                <Detours>
                  <Page />
                </Detours>
              </HostRouter>
            </SignedInProvider>
          </ViewerProvider>
        </Portal>
      </HistoryProvider>
    </CompositionProvider>
  );
  const { rerender } = render(draw(viewer));
  return { paths: paths, history, navigation, session, know: () => rerender(draw(testMember())) };
}

const check = '/api/user/allow-login-access';

test('whoever may come in is led on, and asked for once [PLT-208] [PLT-210] [PLT-213]', async () => {
  const { paths, history, session } = arrive(() => Response.json({ allowAccess: true }));
  expect(screen.queryByText('/communities')).toBeNull();
  await screen.findByText('/soon');
  act(() => history.navigate('/communities'));
  await screen.findByText('/soon');
  expect(paths).toEqual([check]);
  expect(session.get()).not.toBeNull();
});

test.each([
  ['who may not come in', () => Response.json({ allowAccess: false })],
  ['of whom the server cannot say', () => Response.json({ code: 'internal', message: 'Down' }, { status: 500 })],
])('somebody %s is signed out before they are led to sign-in [PLT-209] [PLT-213]', async (_, answer) => {
  const { navigation, session } = arrive(answer);
  await expect.poll(() => navigation.navigate).toHaveBeenCalledWith('/account/sign-in');
  expect(session.get()).toBeNull();
  expect(window.location.pathname).toBe('/communities');
});

test('nobody is led anywhere before it is known who they are', async () => {
  const { paths, know } = arrive(() => Response.json({ allowAccess: true }), 'loading');
  await screen.findByText('/communities');
  expect(paths).toEqual([]);
  know();
  await screen.findByText('/soon');
});
