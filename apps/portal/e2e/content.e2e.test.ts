import { readFile } from 'node:fs/promises';
import { contract } from '@portal/api/contract';
import { mayReadContent } from '@portal/rules';
import type { Page } from 'playwright-core';
import { contractCallerFor } from './calls.ts';
import { tabTo } from './keys.ts';
import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';
import { world } from './world-places.ts';

const { content, engagement } = contract;
type Item = (typeof world.contentItems)[number];
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
/** A toast of the last one may still be there. */
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** What every member may read, however long the test takes. */
function readable(kind: 'news' | 'resource', fits: (item: Item) => boolean): Item {
  const now = new Date();
  const ago = (minutes: number | null) => (minutes === null ? null : new Date(now.getTime() - minutes * 60_000));
  const member = { contactTypes: ['Member'], membershipLapsed: false, segmentIds: [] };
  const found = world.contentItems.find(
    (item) =>
      item.kind === kind &&
      mayReadContent(
        { ...item, publishFrom: ago(item.publishedMinutesAgo), publishUntil: ago(item.endedMinutesAgo) },
        member,
        now,
      ) &&
      fits(item),
  );
  if (found === undefined) throw new Error('The demo world has no such item');
  return found;
}

test('a member finds news, reads it, takes its files, keeps it, and finds it among what they keep [PLT-228] [PLT-229] [CNT-007] [CNT-072]', async ({
  page,
}) => {
  const { email } = atEachTry(accounts.member);
  const item = readable('news', ({ attachments }) => attachments.length > 1);
  const call = await contractCallerFor(email);
  await call(content.removeFavouriteNews, { params: { id: item.id } });
  const tracked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(engagement.track.path)) tracked.push(request.postDataJSON());
  });

  await openAs(page, email, '/communities');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect
    .poll(() => main.getByRole('listitem').allTextContents())
    .toEqual(['Communities', 'Events', 'News & Resources', 'Marketplace']);
  await main.getByRole('button', { name: 'News & Resources' }).click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await expect.poll(() => entries.allTextContents()).toEqual(['News', 'Resources', 'Member content']);
  await entries.first().click();
  await page.waitForURL('**/news');
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();

  await page.getByRole('searchbox', { name: 'search news' }).fill(item.name);
  await page.waitForURL(/keyword=/);
  await expect.poll(() => titles(page)).toEqual([item.name]);
  await page.getByRole('link', { name: item.name }).click();
  await page.waitForURL(`**/news/details/${item.id}`);
  await page.getByRole('heading', { level: 1, name: item.name }).waitFor();
  await expect.poll(() => tracked).toContainEqual({ event: { kind: 'viewNews', targetId: item.id } });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: `Add ${item.name} to favourites` }).click();
  await waitForText(page, 'Successfully added to favourites');
  await page.getByRole('link', { name: 'Back to News' }).click();
  await page.getByRole('switch', { name: 'My News' }).click();
  await page.waitForURL(/mine=true/);
  const removing = page.getByRole('button', { name: `Remove ${item.name} from favourites` });
  await removing.waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Add .* to favourites$/ }).count()).toBe(0);

  await page.goto('/favourites/news');
  await removing.click();
  await waitForText(page, 'Successfully removed from favourites');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /bookmarked news items?$|^News$/ }).waitFor();
  await page.getByRole('article').or(page.getByText('No favorite news.')).first().waitFor();
  expect(await removing.count()).toBe(0);
});

test('what is not for everybody to read is not there, by its address neither', async ({ page }) => {
  const draft = world.contentItems.find(({ kind, status }) => kind === 'news' && status === 'draft');
  await openAs(page, accounts.member, `/news/details/${draft?.id}`);
  await page.getByRole('heading', { level: 1, name: 'News item not found' }).waitFor();
  await page.getByRole('link', { name: 'Back to News' }).click();
  await page.waitForURL('**/news');
  await page.getByRole('article').first().waitFor();
});

test('on a phone resources are narrowed by category and type, opened and printed', async ({ visit }) => {
  const phone = await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  await openAs(phone, accounts.member, '/resources');
  await phone.getByRole('article').first().waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const [category] = world.contentCategories.filter(
    ({ type, parentId }) => type === 'ResourceCategories' && parentId === null,
  );
  await phone.getByRole('button', { name: 'Filters', exact: true }).tap();
  await phone.getByRole('dialog').getByRole('link', { name: category?.label, exact: true }).tap();
  await phone.waitForURL(`**/resources/${category?.id}`);
  await phone.getByRole('heading', { level: 1, name: category?.label }).waitFor();
  await phone.getByRole('button', { name: 'Filters', exact: true }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: /Type/ }).tap();
  await phone.getByRole('option', { name: 'PDF' }).tap();
  await phone.waitForURL(/type=pdf/);
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /^Show \d+ items?$/ })
    .tap();
  const card = phone.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: title }).tap();
  await phone.getByRole('heading', { level: 1, name: title }).waitFor();
  await phone.getByRole('link', { name: 'Back to Resources' }).waitFor();
  const related = phone.getByRole('region', { name: 'Related resources' });
  await related.waitFor();
  const print = phone.getByRole('button', { name: 'Print Page' });
  expect(await print.isVisible()).toBe(true);
  await phone.emulateMedia({ media: 'print' });
  await expect.poll(() => print.isVisible()).toBe(false);
  expect(await phone.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
  expect(await related.isVisible()).toBe(false);
});

test('pages for members open in a frame, the first of them by itself [CNT-123] [CNT-125]', async ({ page }) => {
  const [first, second] = world.contentItems
    .filter(({ kind, isMembersOnly }) => kind === 'page' && isMembersOnly)
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  await openAs(page, accounts.member, '/pages');
  await page.waitForURL(`**/pages/${first?.id}`);
  // Nothing runs in the frame, so that it is read from around it.
  const heading = () =>
    page
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('h1')?.textContent);
  await expect.poll(heading).toBe(first?.name);
  const next = page.getByRole('navigation', { name: 'Member content' }).getByRole('link', { name: second?.name });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/pages/${second?.id}`);
  await expect.poll(heading).toBe(second?.name);
});

const elsewhere = 'https://elsewhere.example';
/** As if it had come through whatever cleans a text. */
const hostile = `<script>parent.document.title = 'taken'; fetch('${elsewhere}/script')</script>
<meta http-equiv="refresh" content="0;url=${elsewhere}/refresh">
<img src="${elsewhere}/picture" onerror="parent.document.title = 'taken'">
<link rel="stylesheet" href="${elsewhere}/sheet">
<iframe src="${elsewhere}/frame"></iframe>
<video src="${elsewhere}/film" autoplay></video>
<form action="${elsewhere}/form"><button>Send</button></form>`;

test('a page for members reaches nothing from its frame, whatever stands in it', async ({ visit }) => {
  // What a worker lets pass is not seen by `route`.
  const page = await visit({ serviceWorkers: 'block' });
  const reached: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.context().route(`${elsewhere}/**`, async (route) => {
    reached.push(route.request().url());
    await route.abort();
  });
  await page.route('**/api/content/pages/*/preview', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${hostile}</main>`) });
  });
  await openAs(page, accounts.member, '/pages');
  const frame = page.locator('iframe');
  /** Nothing runs in the frame, so that its button is pressed from around it. */
  const send = () =>
    frame.evaluate((one: HTMLIFrameElement) => {
      const button = one.contentDocument?.querySelector('button');
      button?.click();
      return button !== null && button !== undefined;
    });
  await expect.poll(send).toBe(true);
  for (const part of ['picture', 'sheet', 'form'])
    await expect
      .poll(() => refused.some((text) => text.includes(`${elsewhere}/${part}`)), { message: part })
      .toBe(true);
  expect(reached).toEqual([]);
  expect(await page.title()).not.toBe('taken');
});

test('whoever is no member has no pages for members', async ({ page }) => {
  await openAs(page, accounts.clientUser, '/pages');
  await page.getByText('No data').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pages');
});
