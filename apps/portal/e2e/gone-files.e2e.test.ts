import type { Page } from 'playwright-core';
import { portalManifest, scriptsOf } from '../../../scripts/size.ts';
import { lazySources } from './lazy-sources.ts';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';
import { postsOf } from './world-places.ts';

interface Walk {
  path: string;
  as: keyof typeof accounts;
  /** The page itself and what it is drawn by, which is not taken away. */
  stays: readonly string[];
  /** What is pressed, in turn; and what is told then. */
  presses?: readonly (readonly [button: string | RegExp, told: string | null])[];
  /** What stands in the place of a part that comes by itself. */
  notice?: string;
}

const packages = '../../packages';
const host = `${packages}/host/src`;
const shell = ['index.html', `${host}/shell/SignedInArea.tsx`];
const communities = `${packages}/features-communities/src/pages`;
const events = `${packages}/features-events/src/pages`;
const cpd = `${packages}/features-cpd/src/pages`;
const part = 'This part could not be loaded';
const [post] = postsOf(accounts.member);

const walks: Record<string, Walk> = {
  'the feed': {
    path: '/communities',
    as: 'member',
    stays: [
      `${communities}/CommunitiesDashboard/CommunitiesDashboardPage.tsx`,
      // Its file may be that of its panel, too.
      `${packages}/features-home/src/bar/NotificationsButton.tsx`,
    ],
    notice: part,
    presses: [
      ['Your account', null],
      [/^Cart/, 'Your cart could not be opened. Try again.'],
      ['Search', 'The search could not be opened. Try again.'],
    ],
  },
  'the posts of a community': {
    path: '/communities/hand-therapy/posts',
    as: 'moderator',
    stays: [`${communities}/CommunityDetails/CommunityPostsPage.tsx`],
    presses: [['Create post', 'Error creating post. Try again.']],
  },
  'a post': {
    path: `/communities/${post?.alias}/posts/${post?.id}`,
    as: 'member',
    stays: [`${communities}/PostDetails/PostDetailsPage.tsx`],
    presses: [['Write a comment…', 'Error creating comment. Try again.']],
  },
  'the calendar of events': {
    path: '/events/discover/all?activeTab=calendar',
    as: 'member',
    stays: [`${events}/Discover/DiscoverPage.tsx`],
    notice: part,
  },
  'an event': {
    path: '/events/e-087',
    as: 'member',
    stays: [`${events}/EventDetail/EventDetailPage.tsx`],
    notice: 'Your tickets could not be loaded.',
  },
  'the tracker of CPD': {
    path: '/cpd/tracker-page',
    as: 'member',
    stays: [`${cpd}/Tracker/TrackerPage.tsx`],
    presses: [['View details', 'The records could not be shown.']],
  },
  'a record of CPD': {
    path: '/cpd/records/new',
    as: 'member',
    stays: [`${cpd}/Record/NewRecordPage.tsx`],
    notice: 'These fields could not be shown.',
  },
  'the admin area': {
    path: '/admin/events',
    as: 'admin',
    stays: [`${packages}/features-events-desk/src/pages/EventList/EventListPage.tsx`],
    notice: part,
  },
  'no page at all': { path: '/nowhere', as: 'member', stays: [], notice: part },
};

const scripts = '**/*.js';

/** All files that come late, but those that the page itself is drawn by. */
async function takeAway(page: Page, stays: readonly string[]): Promise<void> {
  const manifest = portalManifest();
  const retained = new Set(scriptsOf(manifest, [...shell, ...stays]));
  const late = lazySources().flatMap((source) => manifest[source]?.file ?? []);
  const gone = new Set(late.filter((file) => !retained.has(file)));
  expect(gone.size).toBeGreaterThan(30);
  await page.route(scripts, (route) =>
    gone.has(new URL(route.request().url()).pathname.slice(1)) ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

test.for(Object.entries(walks))(
  'a new version was put in place while %s was open: what comes late is told to be gone, and everything else stands',
  async ([, { path, as, stays, notice, presses = [] }], { visit }) => {
    // What a service worker has kept is not gone.
    const page = await visit({ serviceWorkers: 'block' });
    await takeAway(page, stays);
    await openAs(page, accounts[as], path);
    const account = page.getByRole('button', { name: 'Your account' });
    await account.waitFor();
    if (notice !== undefined) await page.getByText(notice).first().waitFor();
    for (const [button, words] of presses) {
      await page.getByRole('button', { name: button }).or(page.getByText(button)).first().click();
      if (words !== null) await page.getByText(words).first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('This page could not be loaded').count()).toBe(0);
    expect(await page.getByText('This could not be shown').count()).toBe(0);
    expect(await account.isVisible()).toBe(true);
  },
);

test('what a second try does not bring is there on the page that is reloaded', async ({ visit }) => {
  const page = await visit({ serviceWorkers: 'block' });
  await takeAway(page, [`${events}/Discover/DiscoverPage.tsx`]);
  await openAs(page, accounts.member, '/events/discover/all?activeTab=calendar');
  const partAlert = page.getByRole('alert').filter({ hasText: part }).first();
  await partAlert.getByRole('button', { name: 'Try again' }).click();
  const reload = partAlert.getByRole('button', { name: 'Reload the page' });
  await reload.waitFor();
  await page.unroute(scripts);
  await reload.click();
  await page.locator('[data-day]').first().waitFor();
});
