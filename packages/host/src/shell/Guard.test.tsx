import { composeFeatures, type Profile, type Requirement, type Viewer, ViewerProvider } from '@portal/kit';
import { testMember, testPortal, testProfile, testStaff } from '@portal/kit/testing';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AccessExplainerProvider } from '../access-explainer/access-explainer-context.tsx';
import { marketplaceFeature } from '../coming-soon/index.ts';
import { CompositionProvider } from '../composition-context.ts';
import { portalOf } from '../contributions/testing/portal-of.ts';
import { HistoryProvider } from '../navigation/history-context.ts';
import { HostRouter } from '../navigation/HostRouter.tsx';
import { PathTrail } from '../navigation/path-trail.tsx';
import { browserHistory } from '../navigation/portal-history.ts';
import { SignedInProvider } from '../signed-in-composition-context.ts';
import { Guard } from './Guard.tsx';

interface Opened {
  profile: Profile;
  path: string;
  requires: Requirement;
  viewer?: Viewer;
  /** Where the visit begins; without it, at the path itself. */
  from?: string;
}

/** The page of an address. */
function Page({ path, requires }: Pick<Opened, 'path' | 'requires'>) {
  const { pathname } = useLocation();
  if (pathname === '/') return <output>home</output>;
  if (pathname !== path) return <output>the page before</output>;
  return (
    <Guard requires={requires}>
      <output>the page</output>
    </Guard>
  );
}

/** What somebody sees who opens a path of which one part of the portal is the condition. */
async function seenAt({ profile, path, requires, viewer = testMember(), from = path }: Opened): Promise<string> {
  const { wrapper } = testPortal({ profile });
  window.history.replaceState(null, '', from);
  const history = browserHistory(window);
  const { unmount } = render(
    <ViewerProvider value={viewer}>
      <HistoryProvider value={history}>
        <HostRouter>
          <PathTrail>
            <Page path={path} requires={requires} />
          </PathTrail>
        </HostRouter>
      </HistoryProvider>
    </ViewerProvider>,
    { wrapper },
  );
  if (from !== path) await act(async () => history.navigate(path));
  const seen = screen.getByRole('status').textContent;
  unmount();
  return seen;
}

afterEach(() => window.history.replaceState(null, '', '/'));

/** Goes on to the marketplace in the moment in which it is sent away from CPD, as a fast press of Forward does. */
function GoesOn({ history }: { history: ReturnType<typeof browserHistory> }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === '/cpd') history.navigate('/marketplace');
  }, [pathname, history]);
  return null;
}

function TwoClosed() {
  const { pathname } = useLocation();
  if (pathname === '/cpd') return <Guard requires={{ module: 'cpd' }}>CPD</Guard>;
  if (pathname === '/marketplace') return <Guard requires={{ module: 'marketplace' }}>Marketplace</Guard>;
  return <output>{pathname}</output>;
}

test('two closed pages do not send to each other', async () => {
  const { wrapper } = testPortal({ profile: testProfile() });
  window.history.replaceState(null, '', '/before');
  const history = browserHistory(window);
  render(
    <ViewerProvider value={testMember()}>
      <CompositionProvider value={portalOf([])}>
        <HistoryProvider value={history}>
          <SignedInProvider value={{ menu: [], bar: [], barActions: [], notices: [], routes: [], detours: [] }}>
            <HostRouter>
              <PathTrail>
                <AccessExplainerProvider>
                  <TwoClosed />
                  <GoesOn history={history} />
                </AccessExplainerProvider>
              </PathTrail>
            </HostRouter>
          </SignedInProvider>
        </HistoryProvider>
      </CompositionProvider>
    </ViewerProvider>,
    { wrapper },
  );
  await act(async () => history.navigate('/cpd'));
  expect(screen.getByRole('status').textContent).toBe('/');
});

const rulesFail = testProfile({ events: { accessRules: ['isMember'] } });

test.each([
  ['events are off, from another page', testProfile(), '/before', 'the page before'],
  ['events are off, at first', testProfile(), undefined, 'home'],
  ['its rule fails, from another page', rulesFail, '/before', 'the page before'],
  ['its rule fails, at first', rulesFail, undefined, 'home'],
  ['events are open, from another page', testProfile({ events: {} }), '/before', 'the page'],
  ['events are open, at first', testProfile({ events: {} }), undefined, 'the page'],
])('a page of events where %s [EVT-002]', async (_, profile, from, seen) => {
  const opened = { profile, path: '/events/attending', requires: { module: 'events' }, viewer: testStaff() } as const;
  expect(await seenAt({ ...opened, ...(from !== undefined && { from }) })).toBe(seen);
});

const cpdFails = testProfile({ cpd: { accessRules: ['isMember'] } });

test.each([
  ['the flag is off, from another page', testProfile(), '/before', 'the page before'],
  ['the flag is off, at first', testProfile(), undefined, 'home'],
  ['its rule fails, from another page', cpdFails, '/before', 'the page before'],
  ['the flag is on, from another page', testProfile({ cpd: {} }), '/before', 'the page'],
])('a page of CPD where %s [CPD-002]', async (_, profile, from, seen) => {
  const opened = { profile, path: '/cpd/tracker-page', requires: { module: 'cpd' }, viewer: testStaff() } as const;
  expect(await seenAt({ ...opened, ...(from !== undefined && { from }) })).toBe(seen);
});

describe.each([
  ['news', '/news/details/n-1', '[CNT-003]'],
  ['resources', '/resources/guides', '[CNT-004]'],
] as const)('a page of %s (%s)', (module, path, behaviour) => {
  const fails = testProfile({ [module]: { accessRules: ['isMember'] } });

  test.each([
    ['the flag is off, from another page', testProfile(), '/before', 'the page before'],
    ['the flag is off, at first', testProfile(), path, 'home'],
    ['its rule fails, from another page', fails, '/before', 'the page before'],
    ['its rule fails, at first', fails, path, 'home'],
    ['the flag is on, from another page', testProfile({ [module]: {} }), '/before', 'the page'],
  ])(`where %s ${behaviour}`, async (_, profile, from, seen) => {
    expect(await seenAt({ profile, path, requires: { module }, viewer: testStaff(), from })).toBe(seen);
  });
});

const ofSettings = (module: object) => testProfile({ settings: module });
const findAnOt = (enabled: boolean, ...accessRules: string[]) => ({
  subModules: { find_an_ot: { enabled, accessRules } },
});

test.each([
  ['the flag is off, from another page', testProfile(), '/before', 'the page before'],
  ['the flag is off, at first', testProfile(), undefined, 'home'],
  ['the sub-module is off, from another page', ofSettings(findAnOt(false)), '/before', 'the page before'],
  ['the sub-module is off, at first', ofSettings(findAnOt(false)), undefined, 'home'],
  ['its rule fails, from another page', ofSettings(findAnOt(true, 'isMember')), '/before', 'the page before'],
  ['its rule fails, at first', ofSettings(findAnOt(true, 'isMember')), undefined, 'home'],
  ['all is open, from another page', ofSettings(findAnOt(true)), '/before', 'the page'],
])('a page of the settings where %s [SVC-143]', async (_, profile, from, seen) => {
  const requires: Requirement = { module: 'settings', submodule: 'find_an_ot' };
  const opened = { profile, path: '/settings/manage-find-an-ot', requires, viewer: testStaff() };
  expect(await seenAt({ ...opened, ...(from !== undefined && { from }) })).toBe(seen);
});

describe('the marketplace', () => {
  const placeOf = (profile: Profile) => composeFeatures(profile, [marketplaceFeature]).routes[0]!;

  test.each([
    ['on', testProfile({ marketplace: {} }), 'the page'],
    ['off', testProfile(), 'home'],
  ])('where its flag is %s [EVT-028]', async (_, profile, seen) => {
    const place = placeOf(profile);
    expect(place.pattern).toBe('/marketplace');
    expect(await seenAt({ profile, path: place.pattern, requires: place })).toBe(seen);
  });
});
