import { gzippedSize, journeys, portalManifest } from '../../../scripts/size.ts';
import { namesOf, scriptsOf } from './loaded-scripts.ts';
import { accounts, expect, signIn, test } from './portal-test.ts';

function weigh(files: ReadonlySet<string>): number {
  return [...files].reduce((total, file) => total + gzippedSize(file), 0);
}

const budgetOf = (name: string) => (journeys.find((journey) => journey.name === name)?.budget ?? 0) * 1000;

test('the sign-in page loads no more script than its budget', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/account/sign-in', { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(0);
  expect(weigh(scripts)).toBeLessThanOrEqual(budgetOf('sign-in page'));
});

test('the first communities feed loads no more script than its budget, and no editor', async ({ page }) => {
  await signIn(page, accounts.member);
  // A link under the pointer fetches the page behind it.
  await page.mouse.move(0, 0);
  const scripts = scriptsOf(page);
  await page.goto('/communities', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  const names = namesOf(scripts)();
  // Menus and dialogs come when the page has come and rests.
  const first = [...scripts].filter((_, at) => names[at] !== 'overlays');
  expect(names).toContain('overlays');
  expect(weigh(new Set(first))).toBeLessThanOrEqual(budgetOf('communities feed'));
  expect(Object.values(portalManifest()).map(({ name }) => name)).toContain('RichTextEditor');
  expect(namesOf(scripts)()).not.toContain('RichTextEditor');
});

test('the code of a page comes as soon as its link is pointed at', async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto('/communities', { waitUntil: 'networkidle' });
  const scripts = namesOf(scriptsOf(page));
  await page.getByRole('link', { name: 'Saved posts' }).hover();
  await expect.poll(scripts).toContain('SavedPostsPage');
});

test('the code of the page at an address comes beside the account, not after it', async ({ page }) => {
  await signIn(page, accounts.member);
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
