import { shellPartIds } from '@portal/kit/access';
import type { Page, Request } from 'playwright-core';
import { describe, inject } from 'vitest';
import { movedOn, watchShifts } from '../paint/shifts.ts';
import { openAs } from './logins.ts';
import { inTwoPackets } from './two-packets.ts';
import { accounts, expect, test } from './portal-test.ts';
import { showSeededLists } from './seeded-lists.ts';
import { postsOf, world } from './world-places.ts';

/** A post with a file, comments, and the card of the page that it links to, which comes with code of its own. */
const linking = postsOf(accounts.member).find(({ id }) =>
  world.linkPreviews.some(({ url }) => world.posts.find((each) => each.id === id)?.bodyHtml.includes(url)),
);

const pages = {
  'sign-in': { path: '/account/sign-in', shows: 'input', as: undefined },
  home: { path: '/', shows: 'main article', as: accounts.member },
  'the first page': { path: '/communities', shows: 'article', as: accounts.member },
  Explore: { path: '/communities/explore', shows: 'article', as: accounts.member },
  'Discover events': { path: '/events/discover/all', shows: 'article', as: accounts.member },
  news: { path: '/news', shows: 'article', as: accounts.member },
  'a news item': { path: '/news/details/news-002', shows: 'main h2', as: accounts.member },
  'CPD tracker': { path: '/cpd/tracker-page', shows: 'section [role=progressbar]', as: accounts.member },
  'form of a CPD record': { path: '/cpd/records/new', shows: 'form', as: accounts.member },
  'a post with the preview of a page': {
    path: `/communities/${linking?.alias}/posts/${linking?.id}`,
    shows: 'article a[target=_blank][aria-label]',
    as: accounts.member,
  },
  'the admin area': { path: '/admin', shows: 'main table', as: accounts.admin },
} as const;

/** A scheme moves nothing of its own: each is looked at in one width. */
const looks = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

describe('nothing moves while a page comes, from cold on a slow network:', () => {
  test.for(Object.entries(pages))('%s', async ([, { path, shows, as }], { visit }) => {
    const moved = await Promise.all(
      looks.map(async ({ width, scheme }) => {
        const page = await visit({ isCold: true, viewport: { width, height: 800 }, colorScheme: scheme });
        await slowDown(page);
        await showSeededLists(page);
        await watchShifts(page);
        await (as === undefined ? page.goto(path) : openAs(page, as, path));
        await page.locator(shows).first().waitFor();
        await page.waitForLoadState('networkidle');
        return movedOn(page, `${width} ${scheme}`);
      }),
    );
    expect(moved.join('')).toBe('');
  });

  test.for(['/members', '/organisations'])('%s, with its map', async (path, { visit }) => {
    const moved = await Promise.all(
      looks.map(async ({ width, scheme }) => {
        const viewport = { width, height: 800 };
        // What a worker lets pass is not seen by `route`.
        const page = await visit({ viewport, colorScheme: scheme, serviceWorkers: 'block' });
        await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
        await slowDown(page);
        await watchShifts(page);
        await openAs(page, accounts.member, `${path}?view=map`);
        await page.getByText(/^The pictures of the map cannot be reached/).waitFor();
        await page.getByRole('article').first().waitFor();
        await page.waitForLoadState('networkidle');
        return movedOn(page, `${width} ${scheme}`);
      }),
    );
    expect(moved.join('')).toBe('');
  });

  test('the first page, whose letters come after everything else', async ({ visit }) => {
    const page = await visit({ isCold: true, viewport: { width: 360, height: 800 } });
    const letters = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await letters.promise;
      await route.continue();
    });
    const coming = requestsUnderWay(page);
    await showSeededLists(page);
    await watchShifts(page);
    await openAs(page, accounts.member, '/communities', 'commit');
    await expect.poll(() => new Set([...coming].map((request) => request.resourceType()))).toEqual(new Set(['font']));
    letters.resolve();
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await movedOn(page, '360 light')).toBe('');
  });

  test('the top bar, whose HTML comes in two packets', async ({ visit, onTestFinished }) => {
    const page = await visit({ isCold: true, viewport: { width: 360, height: 800 } });
    const portal = await inTwoPackets(inject('portalUrl'), `<span id="${shellPartIds.menu}"`);
    onTestFinished(portal.close);
    await page.route('**/*.js', (route) => route.abort());
    // Pages behind sign-in are shown to whoever holds a login; without scripts nobody asks whose it is.
    await page.addInitScript(() => localStorage.setItem('token', 'anything'));
    await watchShifts(page);
    await page.goto(`${portal.origin}/communities`, { waitUntil: 'commit' });
    await page.locator(`#${shellPartIds.menu}`).waitFor({ state: 'attached' });
    // Whatever may be drawn has been by then: the sheet that the head has preloaded is there.
    await expect.poll(() => page.evaluate(hasLoadedStyles)).toBe(true);
    portal.sendRest();
    await page.waitForLoadState('load');
    expect(await movedOn(page, '360 light')).toBe('');
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true);
  });
});

/** Runs in the page. */
function hasLoadedStyles(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.css'));
}

function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const coming = new Set<Request>();
  page.on('request', (request) => coming.add(request));
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  return coming;
}

/** Slow enough that HTML, styles, scripts, fonts, calls and pictures each come in a frame of their own. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const network = { offline: false, latency: 150, downloadThroughput: 250_000, uploadThroughput: 84_000 };
  await session.send('Network.emulateNetworkConditions', network);
}
