import { contract } from '@portal/api/contract';
import type { Locator, Page } from 'playwright-core';
import { contractCallerFor } from './calls.ts';
import { hasFocus } from './keys.ts';
import { openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { approve, ownCommunity, waitingPosts } from './own-community.ts';
import { mistyped, ownWord } from './own-words.ts';
import { expect, test } from './portal-test.ts';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search the portal' });

/** As people open it who know its key. */
async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('/');
  const field = fieldOf(page);
  await expect.poll(() => hasFocus(field)).toBe(true);
  return field;
}

/** Goes to an option with the arrow, while the field keeps the focus. */
async function walkTo(page: Page, field: Locator, option: Locator): Promise<void> {
  await option.waitFor();
  const id = await option.getAttribute('id');
  for (let presses = 0; presses < 30; presses += 1) {
    if ((await field.getAttribute('aria-activedescendant')) === id) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('The arrow does not come to the option.');
}

test('what was mistyped in the bar is found, walked to and opened by the keyboard alone, and all results have a page [CNT-129] [CNT-137] [CNT-145]', async ({
  page,
}) => {
  const [member] = takeBystanders(1);
  if (member === undefined) throw new Error('There is nobody to search.');
  const word = ownWord();
  const name = `Guild of ${word}`;
  const { alias } = await ownCommunity({ name, moderators: [], members: [member] });
  await openAs(page, member.email, '/communities');

  const field = await openSearch(page);
  await page.keyboard.type(mistyped(word));
  await walkTo(page, field, page.getByRole('option', { name }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/communities/${alias}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await fieldOf(page).count()).toBe(0);

  await openSearch(page);
  await page.getByRole('option', { name: mistyped(word), exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Search', exact: true }))).toBe(true);
  await openSearch(page);
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/search?keyword=${word}`);
  const heading = page.getByRole('heading', { level: 1, name: `Results for "${word}"` });
  await heading.waitFor();
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' });
  await tabs.getByRole('link', { name: 'Communities 1' }).and(page.locator('[aria-current="page"]')).waitFor();
  const found = page.getByRole('listitem').getByRole('link', { name });
  await found.click();
  await page.waitForURL(`**/communities/${alias}`);
  await page.goBack();
  await heading.waitFor();
  await found.waitFor();
});

test('who may not know of something does not find it, and each tab says that it has nothing [CNT-163] [CNT-164] [CNT-165] [CNT-166] [CNT-167] [CNT-168]', async ({
  page,
}) => {
  const [member, moderator, stranger] = takeBystanders(3);
  if (member === undefined || moderator === undefined || stranger === undefined)
    throw new Error('There is nobody to search.');
  const word = ownWord();
  const { id } = await ownCommunity({ name: 'A guild of secrets', moderators: [moderator], members: [member] });
  const author = await contractCallerFor(member.email);
  await approve(await contractCallerFor(moderator.email), await waitingPosts(author, id, [`About ${word}`]));
  const found = await author(contract.search.everywhere, { query: { keyword: word } });
  expect(found.sections.find(({ kind }) => kind === 'post')?.totalItemCount).toBe(1);
  await openAs(page, stranger.email, `/search?keyword=${word}`);
  await page.getByRole('heading', { level: 1, name: 'No results' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' });
  for (const [tab, none] of [
    ['News', 'No news found.'],
    ['Resources', 'No resources found.'],
    ['CPD & Events', 'No events found.'],
    ['Posts', 'No posts found.'],
    ['Communities', 'No communities found.'],
    ['Members', 'No members found.'],
  ] as const) {
    await tabs.getByRole('link', { name: `${tab} 0`, exact: true }).click();
    await page.getByRole('heading', { level: 2, name: none }).waitFor();
  }
  await openSearch(page);
  await page.keyboard.type(mistyped(word));
  await page.getByRole('status').filter({ hasText: 'No results' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('option').allTextContents()).toEqual([`Search for "${mistyped(word)}"`]);
});

test('on a phone the search takes the whole bar, and nothing leaves the screen', async ({ visit }) => {
  const [member] = takeBystanders(1);
  if (member === undefined) throw new Error('There is nobody to search.');
  const phone = await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  await openAs(phone, member.email, '/communities');
  await phone.getByRole('button', { name: 'Search', exact: true }).tap();
  const field = fieldOf(phone);
  await expect.poll(() => hasFocus(field)).toBe(true);
  await field.fill('hand');
  const list = phone.getByRole('listbox', { name: 'Search the portal' });
  await phone.getByRole('option', { name: 'See all' }).first().waitFor();
  const box = await list.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 360]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await phone.getByRole('button', { name: 'Close search' }).tap();
  await expect.poll(() => field.count()).toBe(0);
});
