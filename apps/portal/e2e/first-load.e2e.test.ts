import { fileURLToPath } from 'node:url';
import { gzippedSize } from '../../../scripts/size.ts';
import { pageBudgets } from '../../../scripts/page-budgets.ts';
import { scriptsOf, scriptWith } from './loaded-scripts.ts';
import { filesOfPage } from '../../../scripts/page-files.ts';
import { knowAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

function weigh(files: ReadonlySet<string>): number {
  return [...files].reduce((total, file) => total + gzippedSize(file), 0);
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const explore = () =>
  scriptWith('packages/features-communities/src/pages/ExploreCommunities/ExploreCommunitiesPage.tsx');
const savedPosts = () => scriptWith('packages/features-communities/src/pages/SavedPosts/SavedPostsPage.tsx');

const bytesOf = (page: keyof typeof pageBudgets) => pageBudgets[page].kB * 1000;

test('the sign-in page loads no more script than its budget', async ({ coldPage: page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/account/sign-in', { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(0);
  expect(weigh(scripts)).toBeLessThanOrEqual(bytesOf('account/sign-in.html'));
});

test('the first communities feed begins with the scripts that its page names, within their budget, and no editor', async ({
  coldPage: page,
}) => {
  await knowAs(page, accounts.member);
  // A link under the pointer fetches the page behind it.
  await page.mouse.move(0, 0);
  const scripts = scriptsOf(page);
  const expected = filesOfPage(dist, 'pages/communities.dashboard.html').scripts;
  // Whatever else is asked for waits: the first post must stand there without it.
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (!expected.includes(new URL(route.request().url()).pathname.slice(1))) await gate.promise;
    await route.continue();
  });
  await page.goto('/communities', { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  gate.resolve();
  await page.waitForLoadState('networkidle');
  // Menus, dialogs and what hears of changes come when the page has come and rests.
  const later = ['ui/src/overlays/overlay/ModalPanel.tsx', 'api/src/live/start-live.ts'].map((module) =>
    scriptWith(`packages/${module}`),
  );
  await expect.poll(() => later.filter((file) => !scripts.has(file))).toEqual([]);
  expect(later.filter((file) => expected.includes(file))).toEqual([]);
  expect(weigh(new Set(expected))).toBeLessThanOrEqual(bytesOf('pages/communities.dashboard.html'));
  const { origin } = new URL(page.url());
  const codes = await Promise.all(expected.map(async (file) => (await page.request.get(`${origin}/${file}`)).text()));
  expect(codes.map((code) => code.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual(expected.map(() => true));
  expect(scripts).not.toContain(scriptWith('packages/ui/src/fields/RichTextEditor/index.ts'));
});

test('the code of a page and its first calls come as soon as its link is pointed at, and are made once', async ({
  coldPage: page,
}) => {
  await knowAs(page, accounts.member);
  await page.goto('/communities', { waitUntil: 'networkidle' });
  const scripts = scriptsOf(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const reads = () => requests.filter((address) => address.includes('/api/v1/community/getlist'));
  const link = page.getByRole('link', { name: 'Explore communities' }).first();
  await link.hover();
  await expect.poll(() => [...scripts]).toContain(explore());
  await expect.poll(reads).toHaveLength(1);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Explore communities' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(reads()).toHaveLength(1);
});

test('a page seen before shows at once when one comes back, with no skeleton', async ({ coldPage: page }) => {
  await knowAs(page, accounts.member);
  await page.goto('/communities', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  await page.getByRole('link', { name: 'Saved posts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saved posts' }).waitFor();
  await page.evaluate(() => {
    const skeletons: Element[] = [];
    Object.assign(window, { skeletons });
    new MutationObserver(() => skeletons.push(...document.querySelectorAll('main [aria-busy="true"]'))).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(1);
  expect(await page.evaluate(() => Reflect.get(window, 'skeletons').length)).toBe(0);
});

test('the code of the page at an address comes beside the account, not after it', async ({ coldPage: page }) => {
  await knowAs(page, accounts.member);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/account$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const scripts = scriptsOf(page);
  await page.goto('/communities/saved-posts');
  await expect.poll(() => [...scripts]).toContain(savedPosts());
  gate.resolve();
  await page.getByRole('heading', { level: 1, name: 'Saved posts' }).waitFor();
});
