import { openAs } from './logins.ts';
import { accounts, expect, goWithin, test } from './portal-test.ts';

test('an unknown address shows the page that says so, with a way home [PLT-143] [PLT-144] [PLT-157]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/no/such/page');
  await page.getByText('The page you are looking for does not exist or has been moved.').waitFor();
  await expect.poll(() => page.title()).toBe('OTA');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL('/');
});

test('pages have titles of their own, and a new one at each step [PLT-152] [PLT-154] [PLT-155]', async ({ page }) => {
  await page.goto('/account/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => page.title()).toBe('Sign In · OTA');
  await openAs(page, accounts.member, '/communities/hand-therapy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Community Details · OTA');
  await goWithin(page, '/communities/hand-therapy/members');
  await expect.poll(() => page.title()).toBe('Members · OTA');
  await goWithin(page, '/communities/explore');
  await expect.poll(() => page.title()).toBe('Explore communities · OTA');
});

test('someone whom communities are not open to is led back from them, or home [PLT-097] [PLT-215] [PLT-216] [PLT-232]', async ({
  page,
}) => {
  await openAs(page, accounts.staff);
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Samir/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Communities' }).count()).toBe(0);
  await page.goto('/communities/explore');
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Samir/ }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await goWithin(page, '/account/sessions');
  await page.getByText('This device').waitFor();
  const passed = await goWithin(page, '/communities/explore');
  await expect.poll(() => passed).toEqual(['/communities/explore', '/account/sessions']);
  await page.getByText('This device').waitFor();
});

test('the way back to the top appears after 160 px of scrolling, and a new page starts at its top [PLT-218] [PLT-219]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/communities/explore');
  await page.getByRole('link', { name: 'Hand therapy' }).first().waitFor();
  const toTop = page.getByRole('button', { name: /back to (the )?top/i });
  expect(await toTop.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 161));
  await toTop.waitFor();
  await page.evaluate(() => window.scrollTo(0, 159));
  await toTop.waitFor({ state: 'hidden' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await toTop.waitFor();
  await page.getByRole('link', { name: 'Communities', exact: true }).first().click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('tabs fade on a phone at the end where there are more of them, and only there', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(page, accounts.member, '/cpd/tracker-page');
  const tabs = page.getByRole('navigation', { name: 'My CPD' }).getByRole('list');
  const faded = () => tabs.evaluate((list) => getComputedStyle(list).maskImage.match(/\b\d+px/g));
  await expect.poll(faded).toEqual(['0px', '32px']);
  // The list of the HTML is scrolled in vain where the page's own takes its place.
  const fadedAtEnd = async () => {
    await tabs.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    return faded();
  };
  await expect.poll(fadedAtEnd).toEqual(['32px']);
});

test('the shell fits windows of 320 to 2,560 px [PLT-221] [PLT-222] [PLT-226]', async ({ visit }) => {
  const page = await visit({ viewport: { width: 320, height: 800 } });
  await openAs(page, accounts.member, '/communities/explore');
  // The heading stands in the HTML, before it is known who looks.
  await page.getByRole('article').first().waitFor();
  const [menu, bar] = [page.getByRole('button', { name: 'Open menu' }), page.getByRole('navigation', { name: 'Main' })];
  for (const width of [320, 360, 768, 992, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const [shown, hidden] = width < 992 ? [menu, bar] : [bar, menu];
    await shown.waitFor();
    await hidden.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

/** Runs in the page: what links say, and where they lead. */
const linksOf = (all: readonly Element[]) => all.map((link) => [link.textContent, link.getAttribute('href')]);

test.for([
  ['a member', accounts.member, '/communities'],
  ['staff, whom communities are not open to', accounts.staff, '/account/sessions'],
] as const)(
  'the drawer of %s is 330 px wide and has the entries of the top bar, below Home [PLT-224] [HOM-047]',
  async ([, email, path], { page }) => {
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const listed = () => entries.evaluateAll(linksOf);
    await openAs(page, email, path);
    await entries.first().waitFor();
    const inTheBar = await listed();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'News & Resources' }).click();
    const grouped = page.getByRole('menu').getByRole('menuitem');
    await grouped.first().waitFor();
    // The group stands before the last entry.
    inTheBar.splice(-1, 0, ...(await grouped.evaluateAll(linksOf)));
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await expect.poll(() => drawer.evaluate((box) => box.parentElement?.getBoundingClientRect().width)).toBe(330);
    await expect.poll(listed).toEqual([['Home', '/'], ...inTheBar]);
  },
);

test('My Favourites are behind the avatar, a page for each kind, and lead back to communities [PLT-264] [COM-027] [COM-256] [DIR-098] [DIR-099] [DIR-100] [DIR-101]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/communities/explore');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Favourites' }).click();
  await page.waitForURL('**/favourites/resources');
  await page.getByRole('heading', { level: 1, name: /bookmarked resources?$/ }).waitFor();
  const menu = page.getByRole('navigation', { name: 'My Favourites' });
  const entries = () => menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const kinds = ['resources', 'news', 'meetings', 'events', 'posts', 'communities'].map(
    (kind) => `/favourites/${kind}`,
  );
  await expect.poll(entries).toEqual([...kinds, '/communities']);
  await menu.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /bookmarked events?$|^Events$/ }).waitFor();
  await goWithin(page, '/favourites/posts');
  await page.getByRole('heading', { level: 1, name: 'Community posts' }).waitFor();
  await page.goto('/favourites');
  await page.waitForURL('**/favourites/resources');
  await menu.getByRole('link', { name: 'Communities', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^\d+ bookmarked communit(y|ies)$/ }).waitFor();
  await expect.poll(() => page.title()).toBe('Communities · My Favourites · OTA');
  await menu.getByRole('link', { name: 'Back to Communities' }).click();
  await page.waitForURL('**/communities');
});

test('who may have no favourite communities has those alone that they may have', async ({ page }) => {
  await openAs(page, accounts.staff, '/favourites/communities');
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Samir/ }).waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Favourites' }).click();
  await page.waitForURL('**/favourites/resources');
  await page.getByText('No favorite resources').waitFor();
});
