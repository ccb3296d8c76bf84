import { filesOf, gzippedSize, journeys, portalManifest, type Journey } from '../../../scripts/size.ts';
import { namesOf, scriptsOf } from './loaded-scripts.ts';
import { knowAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

function weigh(files: ReadonlySet<string>): number {
  return [...files].reduce((total, file) => total + gzippedSize(file), 0);
}

function journeyOf(name: string): Journey {
  const journey = journeys.find((known) => known.name === name);
  if (journey === undefined) throw new Error(`No journey is called ${name}`);
  return journey;
}

const budgetOf = (name: string) => journeyOf(name).budget * 1000;

test('the sign-in page loads no more script than its budget', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/account/sign-in', { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(0);
  expect(weigh(scripts)).toBeLessThanOrEqual(budgetOf('sign-in page'));
});

test('the first communities feed loads no more script than its budget, and no editor', async ({ page }) => {
  await knowAs(page, accounts.member);
  // A link under the pointer fetches the page behind it.
  await page.mouse.move(0, 0);
  const scripts = scriptsOf(page);
  await page.goto('/communities', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  const namesNow = namesOf(scripts);
  // Menus, dialogs, announcements, what features bring to the top bar and what hears of changes come when the page has come and rests, what joining takes with the recommendations beside.
  const later = ['overlays', 'top-bar', 'begin-live', 'start-live', 'joining', 'RecommendedList'];
  // A post with a preview of its link or with a poll keeps the place of it, which comes when it is seen.
  const seen = ['LivePreview', 'LivePoll'];
  // An announcement comes until it is dismissed, and its text with it.
  const told = ['LiveAnnouncement', 'parts'];
  await expect.poll(namesNow).toEqual(expect.arrayContaining(later));
  const names = namesNow();
  const first = [...scripts].filter((_, at) => ![...later, ...seen, ...told].includes(names[at] ?? ''));
  const { modules } = journeyOf('communities feed');
  const expected = new Set(filesOf(portalManifest(), { modules }).scripts);
  expect(namesOf(new Set(first.filter((file) => !expected.has(file))))()).toEqual([]);
  expect(weigh(new Set(first))).toBeLessThanOrEqual(budgetOf('communities feed'));
  const { origin } = new URL(page.url());
  const codes = await Promise.all(first.map(async (file) => (await page.request.get(`${origin}/${file}`)).text()));
  const isCompiledAhead = codes.map((code) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(isCompiledAhead).toEqual(first.map(() => true));
  expect(Object.values(portalManifest()).map(({ name }) => name)).toContain('RichTextEditor');
  expect(namesNow()).not.toContain('RichTextEditor');
});

test('the code of a page and its first calls come as soon as its link is pointed at, and are made once', async ({
  page,
}) => {
  await knowAs(page, accounts.member);
  await page.goto('/communities', { waitUntil: 'networkidle' });
  const scripts = namesOf(scriptsOf(page));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const reads = () => asked.filter((address) => address.includes('includeOnlySaved=true'));
  const link = page.getByRole('link', { name: 'Saved posts' });
  await link.hover();
  await expect.poll(scripts).toContain('SavedPostsPage');
  await expect.poll(reads).toHaveLength(1);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Saved posts' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(reads()).toHaveLength(1);
});

test('a page seen before shows at once when one comes back, with no skeleton', async ({ page }) => {
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

test('the code of the page at an address comes beside the account, not after it', async ({ page }) => {
  await knowAs(page, accounts.member);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/account$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const scripts = namesOf(scriptsOf(page));
  await page.goto('/communities/saved-posts');
  await expect.poll(scripts).toContain('SavedPostsPage');
  gate.resolve();
  await page.getByRole('heading', { level: 1, name: 'Saved posts' }).waitFor();
});
