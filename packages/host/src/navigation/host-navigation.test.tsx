import { type LinkProps, type Login, memorySession } from '@portal/kit';
import { loginOf, testPortal, testProfile } from '@portal/kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { composePortal } from '../composition.ts';
import { CompositionProvider } from '../composition-context.ts';
import { HistoryProvider, useVisit } from './history-context.ts';
import { hostNavigation } from './host-navigation.tsx';
import { HostRouter } from './HostRouter.tsx';
import { browserHistory } from './portal-history.ts';

const { prefetchLink } = vi.hoisted(() => ({ prefetchLink: vi.fn() }));
vi.mock('./prefetch-link.ts', () => ({ prefetchLink }));

const composition = composePortal({
  profile: testProfile(),
  brand: { logo: '', logoDark: '', mark: '', favicon: '', signIn: '' },
  theme: 'test',
  publicFeatures: [],
  loadFeatures: async () => [],
  closed: [],
  isInDevelopment: false,
});
const start = '/account/sign-in?redirectTo=%2Fnews#form';

beforeEach(() => window.history.replaceState(null, '', start));
afterEach(() => vi.clearAllMocks());

/** What a press changes at once is rendered in a microtask. */
async function settledUrgently() {
  await Promise.resolve();
  await Promise.resolve();
}

/** Something of a public page beside something behind sign-in, and a link. */
function open(link: LinkProps = { href: '/communities' }, login: Login | null = null) {
  const history = browserHistory(window);
  const navigation = hostNavigation(history);
  const Link = navigation.link;
  const router: { navigate?: NavigateFunction } = {};
  const rendered = new Array<string>();
  function PublicPart() {
    const { pathname, search, hash } = useVisit().location;
    return <output aria-label="public">{pathname + search + hash}</output>;
  }
  function SignedInPart() {
    const { pathname, search, hash } = useLocation();
    router.navigate = useNavigate();
    const place = `${useNavigationType()} ${pathname}${search}${hash}`;
    rendered.push(place);
    return <output aria-label="signed in">{place}</output>;
  }
  render(
    <CompositionProvider value={composition}>
      <HistoryProvider value={history}>
        <PublicPart />
        <HostRouter>
          <SignedInPart />
        </HostRouter>
        <Link {...link}>Go</Link>
      </HistoryProvider>
    </CompositionProvider>,
    { wrapper: testPortal({ session: memorySession(login) }).wrapper },
  );
  return {
    navigation,
    router,
    rendered: () => rendered,
    link: screen.getByRole('link', { name: 'Go' }),
    shown: () => ['public', 'signed in'].map((name) => screen.getByLabelText(name).textContent),
  };
}

test('public pages and the router see the address that the visitor came by, with query and hash', () => {
  expect(open().shown()).toEqual([start, `POP ${start}`]);
});

test('a link, the port and the router move both, and Back leads to where they were', async () => {
  const { link, navigation, router, shown } = open();
  fireEvent.click(link);
  expect(shown()).toEqual(['/communities', 'PUSH /communities']);
  act(() => navigation.navigate('/news?page=2'));
  expect(shown()).toEqual(['/news?page=2', 'PUSH /news?page=2']);
  act(() => void router.navigate?.({ pathname: '/news', search: '?page=3', hash: '#end' }, { replace: true }));
  expect(shown()).toEqual(['/news?page=3#end', 'REPLACE /news?page=3#end']);
  act(() => navigation.back());
  await screen.findByText('POP /communities');
  act(() => void router.navigate?.(1));
  await screen.findByText('POP /news?page=3#end');
});

describe('a page that takes long to draw', () => {
  // `act` would render everything before a press returns; what comes first is what is asked here.
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
  afterEach(() => vi.unstubAllGlobals());

  test('is drawn after the answer to the press: its link says until then that it was pressed', async () => {
    const { link, rendered } = open();
    link.click();
    await settledUrgently();
    expect([link.dataset.pending, window.location.pathname]).toEqual(['true', '/communities']);
    expect(rendered()).toEqual([`POP ${start}`]);
    await waitFor(() => expect(rendered().at(-1)).toBe('PUSH /communities'));
    expect(link.dataset.pending).toBeUndefined();
  });

  test('is not drawn any more after Back, which leads at once to where the visitor was', async () => {
    const { link, rendered } = open();
    link.click();
    await settledUrgently();
    window.history.replaceState(null, '', start);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(link.dataset.pending).toBeUndefined());
    expect(new Set(rendered())).toEqual(new Set([`POP ${start}`]));
  });

  test('gives way to the one that was asked for after it', async () => {
    const { link, navigation, rendered } = open();
    link.click();
    await settledUrgently();
    navigation.navigate('/news');
    await waitFor(() => expect(rendered().at(-1)).toBe('PUSH /news'));
    expect(rendered()).not.toContain('PUSH /communities');
  });
});

test('the code of a page comes as soon as its link is pointed at or focused', () => {
  const { link } = open();
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  fireEvent.pointerEnter(link, { pointerType: 'touch' });
  expect(prefetchLink.mock.calls).toEqual([
    [composition, '/communities', undefined],
    [composition, '/communities', undefined],
    [composition, '/communities', undefined],
  ]);
});

test('what the page begins with comes too, where somebody is signed in', () => {
  const { link } = open(undefined, loginOf('p-001'));
  fireEvent.pointerEnter(link);
  expect(prefetchLink).toHaveBeenCalledExactlyOnceWith(composition, '/communities', {
    queryClient: expect.anything(),
    client: expect.objectContaining({ call: expect.any(Function) }),
  });
});

test.each<[string, LinkProps, object]>([
  ['with the Control key', { href: '/communities' }, { ctrlKey: true }],
  ['with the Command key', { href: '/communities' }, { metaKey: true }],
  ['with the middle button', { href: '/communities' }, { button: 1 }],
  ['to a tab of its own', { href: '/communities', target: '_blank' }, {}],
  ['that downloads', { href: '/communities', download: 'list.csv' }, {}],
  ['to another website', { href: 'https://www.example.org/' }, {}],
])('a link pressed %s is the browser’s', (_, props, press) => {
  const { link, shown } = open(props);
  const isTaken = vi.fn();
  const stayHere = (event: MouseEvent) => {
    isTaken(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', stayHere, { once: true });
  fireEvent.click(link, press);
  expect([isTaken.mock.calls, shown()[0]]).toEqual([[[false]], start]);
});

test('a link whose press was taken by something else leads nowhere', () => {
  const { link, shown } = open({ href: '/communities', onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(shown()[0]).toBe(start);
});
