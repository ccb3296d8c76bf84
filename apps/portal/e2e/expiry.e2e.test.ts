import type { Page } from 'playwright-core';
import { isPublished } from '@portal/rules';
import { beginComment, commentBox, commentTaken, sendComment } from './comments.ts';
import { endSession, knowAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, fillCredentials, test } from './portal-test.ts';
import { world } from './world-places.ts';

test('a session that ends under an unsent comment leads to sign-in and back, where the comment waits to be sent, in every tab [COM-688]', async ({
  page,
}) => {
  const [first, second] = openPosts();
  const half = ownWords('Half a sentence');
  await knowAs(page, accounts.moderator);
  const other = await page.context().newPage();
  await write(page, first, half);
  await write(other, second, 'Another thought');
  // What the top bar asks for once a page rests would be told first that the session is over.
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /^Notifications/ }).waitFor();
    await tab.waitForLoadState('networkidle');
  }

  await endSession(page);
  await sendComment(page);
  for (const [tab, path] of [
    [page, first],
    [other, second],
  ] as const) {
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(tab.url()).searchParams.get('redirectTo')).toBe(path);
  }

  await fillCredentials(page, accounts.moderator);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**${first}`);
  await other.waitForURL(`**${second}`);
  await expect.poll(() => commentBox(page).innerText()).toContain(half);
  await expect.poll(() => commentBox(other).innerText()).toContain('Another thought');
  await sendComment(page);
  await commentTaken(page, half);
  await page.reload();
  await page.getByRole('button', { name: 'Write a comment…' }).waitFor();
  await page.getByText(half).waitFor();
});

test('who signs in instead finds nothing of it', async ({ page }) => {
  const [path] = openPosts();
  await knowAs(page, accounts.moderator);
  await write(page, path, 'For my eyes only');
  await endSession(page);
  await sendComment(page);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fillCredentials(page, accounts.admin);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('button', { name: 'Write a comment…' }).waitFor();
});

/** Two posts of a community of the moderator's that take comments. */
function openPosts(): [string, string] {
  const community = world.communities.find(({ alias }) => alias === 'hand-therapy');
  const [first, second] = world.posts
    .filter((post) => post.communityId === community?.id && isPublished(post.status) && !post.isFrozen)
    .map(({ id }) => `/communities/hand-therapy/posts/${id}`);
  if (first === undefined || second === undefined) throw new Error('The demo world has no two posts in hand therapy.');
  return [first, second];
}

async function write(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await beginComment(page, text);
}
