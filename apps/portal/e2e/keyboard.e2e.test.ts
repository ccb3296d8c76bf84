import type { Page } from 'playwright-core';
import { commentBox, commentTaken } from './comments.ts';
import { hasFocus, press, type } from './keys.ts';
import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';
import { asksNothing, communityToJoin } from './world-places.ts';

test('joining, writing, liking and commenting work with the keyboard alone', { timeout: 120_000 }, async ({ page }) => {
  const { email } = atEachTry(accounts.editor);
  const [title, comment] = [ownWords('Written without a mouse'), ownWords('And answered without one.')];
  const community = communityToJoin(email, (each) => each.isPublic && asksNothing(each) && !each.isRequirePostApproval);
  await openAs(page, email, `/communities/${community.alias}`);
  await page.getByRole('heading', { level: 1, name: community.name }).waitFor();
  await press(page, page.getByRole('button', { name: 'Join Community' }).first());
  await page.getByRole('button', { name: 'Joined' }).first().waitFor();

  await press(page, page.getByRole('link', { name: 'Discussion' }));
  await page.getByRole('button', { name: 'Create post' }).waitFor();
  await press(page, page.getByRole('button', { name: 'Create post' }));
  await type(page, page.getByRole('textbox', { name: /^Title/ }), title);
  await type(page, page.getByRole('textbox', { name: /^Content/ }), 'Every control can be reached.');
  await press(page, page.getByRole('button', { name: 'Post', exact: true }));
  const post = page.getByRole('article').filter({ hasText: title });
  await post.waitFor();
  await press(page, post.getByRole('button', { name: 'Like', exact: true }));
  await post.getByRole('button', { name: '1 like', exact: true }).waitFor();

  await press(page, post.getByRole('link', { name: title }));
  await press(page, page.getByRole('button', { name: 'Write a comment…' }));
  await type(page, commentBox(page), comment);
  await press(page, page.getByRole('button', { name: 'Comment', exact: true }).last());
  await commentTaken(page, comment);

  await press(page, page.getByRole('button', { name: /^Actions for the comment by/ }).last());
  await expect.poll(() => focused(page)).toMatch(/^menuitem/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('textbox');
});

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/hand-therapy/posts');
  const likes = page.getByRole('button', { name: /^\d+ likes?$/ }).first();
  await press(page, likes);
  const dialog = page.getByRole('dialog', { name: 'Likes' });
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Tab');
  expect(await holdsFocus()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(likes)).toBe(true);
});

test('a menu that a screen reader opens has the focus on its first entry, where Enter chooses it', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/hand-therapy/posts');
  const menu = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^More actions for / });
  await menu.waitFor();
  // As assistive technology presses: a click that no pointer and no key has made.
  await menu.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => focused(page)).toBe('menuitem');
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(menu)).toBe(true);
});

/** The role of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName ?? '');
}
