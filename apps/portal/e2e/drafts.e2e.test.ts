import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@portal/api/contract';
import { isPublished } from '@portal/rules';
import { chromium, type Browser, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { tinyPicture } from '../../server/src/testing/tiny-picture.ts';
import { beginComment, commentBox, commentTaken, sendComment } from './comments.ts';
import { accessTokenIn, endSession, loginAt, openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, fillCredentials, test } from './portal-test.ts';
import { communityToJoin, postsOf, world } from './world-places.ts';

const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Wear it at night') };
const path = openPost();

test('a comment with a file outlives a login that runs out and a reload, is listed among the drafts, and goes when it is sent', async ({
  page,
}) => {
  const half = ownWords('Half a sentence');
  await openAs(page, accounts.moderator, path);
  await writeWithFile(page, half);
  await endSession(page);
  await sendComment(page);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fillCredentials(page, accounts.moderator);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**${path}`);
  await expectRestored(page, half);

  await page.reload();
  await expectRestored(page, half);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Drafts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Drafts' }).waitFor();
  await page.getByText('1 file: notes.txt').waitFor();
  await page.getByRole('button', { name: `Remove the draft: ${half}` }).click();
  await page.getByText('Draft removed').waitFor();
  await page.getByRole('button', { name: /^Undo removing/ }).click();
  await page.getByRole('link', { name: `Go on: ${half}` }).click();
  await expectRestored(page, half);

  await sendComment(page);
  await commentTaken(page, half);
  await page.getByText('notes.txt').first().waitFor();
  await page.goto('/drafts');
  await page.getByText('No drafts').waitFor();
  await expect.poll(async () => (await inVault(page)).filter((key) => key.includes('comment:'))).toEqual([]);
});

test('changes to a post and a new meeting are listed among the drafts, and go on from there', async ({ page }) => {
  const token = accessTokenIn(await loginAt(inject('portalUrl'), accounts.moderator));
  const post = await writePost(inject('portalUrl'), token);
  await openAs(page, accounts.moderator, `/communities/hand-therapy/posts/${post.id}`);
  await edit(page);
  await page.getByRole('textbox', { name: /^Title/ }).fill('A title in the making');

  await page.goto('/communities/hand-therapy/meetings');
  await page.getByRole('button', { name: 'Create meeting' }).click();
  await page.getByRole('textbox', { name: /^Meeting title/ }).fill('A meeting in the making');

  for (const [text, field] of [
    ['A title in the making', /^Title/],
    ['A meeting in the making', /^Meeting title/],
  ] as const) {
    await page.goto('/drafts');
    await page.getByRole('link', { name: `Go on: ${text}` }).click();
    await expect.poll(() => page.getByRole('textbox', { name: field }).inputValue()).toBe(text);
  }
});

test('answers to a private community with their file, and a report, go on from the drafts after a reload, and are nothing to who comes next', async ({
  page,
}) => {
  const [asker] = takeBystanders(1);
  if (asker === undefined) throw new Error('The demo world has too few members.');
  const { alias } = communityToJoin(
    asker.email,
    ({ isPublic, isRequireAgreement, questions }) =>
      !isPublic && !isRequireAgreement && questions.some(({ isRequiredAssets }) => isRequiredAssets),
  );
  const post = postsOf(asker.email).find(({ id }) =>
    world.posts.some((each) => each.id === id && each.authorId !== asker.id),
  );
  await openAs(page, asker.email, `/communities/${alias}`);
  await page.getByRole('button', { name: 'Request to Join' }).first().click();
  const questions = page.getByRole('dialog', { name: 'Questions' });
  await questions.getByRole('textbox').first().fill('I supervise two graduates');
  await questions.locator('input[type=file]').first().setInputFiles(notes);
  await questions.getByRole('button', { name: 'Remove notes.txt' }).waitFor();
  await expect.poll(async () => (await inVault(page)).filter((key) => key.includes('join:'))).toHaveLength(2);

  await page.goto(`/communities/${post?.alias}/posts/${post?.id}`);
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Report post' }).click();
  const report = page.getByRole('dialog', { name: 'Report post' });
  await report.getByText('Privacy concerns').click();
  await expect.poll(async () => (await inVault(page)).some((key) => key.includes('report:post:'))).toBe(true);

  await page.goto('/drafts');
  await page.getByText('1 file: notes.txt').waitFor();
  await page.getByRole('link', { name: 'Go on: Privacy concerns' }).click();
  await expect.poll(() => report.getByRole('radio', { name: 'Privacy concerns' }).isChecked()).toBe(true);
  await page.goto('/drafts');
  await page.getByRole('link', { name: 'Go on: I supervise two graduates' }).click();
  await expect.poll(() => questions.getByRole('textbox').first().inputValue()).toBe('I supervise two graduates');
  await questions.getByRole('button', { name: 'Remove notes.txt' }).waitFor();

  await endSession(page);
  await page.goto('/drafts');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fillCredentials(page, accounts.admin);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/drafts');
  await page.getByText('No drafts').waitFor();
});

test('what was written without a network is there again after a reload without one, as soon as the page is', async ({
  page,
}) => {
  await openAs(page, accounts.moderator, path);
  await beginComment(page, 'On the train');
  await page.context().setOffline(true);
  await commentBox(page).fill('In the tunnel');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('In the tunnel'))))
    .toBe(true);
  // The page itself does not come without a network.
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.goto(path);
  await commentBox(page).getByText('In the tunnel').waitFor();
});

test('what is written in one tab stands in another that has the same form open, and the person is told', async ({
  page,
}) => {
  await openAs(page, accounts.moderator, path);
  const other = await page.context().newPage();
  await other.goto(path);
  await other.getByRole('button', { name: 'Write a comment…' }).click();
  await commentBox(other).waitFor();
  await beginComment(page, 'From the first tab');
  await commentBox(other).getByText('From the first tab').waitFor();
  await other.getByText(/^You went on with this in another tab/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await other.getByText(/^You sent this or gave it up in another tab/).waitFor();
  expect(await commentBox(other).innerText()).toContain('From the first tab');
});

test('nothing of a draft is left on the device once its owner has signed out', async ({ page }) => {
  await openAs(page, accounts.moderator, path);
  await writeWithFile(page, 'For my eyes only');
  await page.goto('/drafts');
  await page.getByText('For my eyes only').waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => inVault(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('portal-draft:'))))
    .toEqual([]);
});

test('a comment with a file is found again after its browser was killed', { timeout: 120_000 }, async () => {
  const profile = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  try {
    const first = await ownBrowser(profile);
    await signInAt(first.page, accounts.member);
    await first.page.goto(inject('portalUrl') + path);
    await writeWithFile(first.page, 'Before the lights went out');
    await first.kill();

    const second = await ownBrowser(profile);
    await second.page.goto(inject('portalUrl') + path);
    const toSignIn = second.page.getByRole('heading', { name: 'Sign in' });
    await toSignIn.or(commentBox(second.page)).first().waitFor();
    // The login may not have been written before the browser was killed; the work has.
    if (await toSignIn.isVisible()) await signInAt(second.page, accounts.member);
    await second.page.goto(inject('portalUrl') + path);
    await expectRestored(second.page, 'Before the lights went out');
    await second.kill();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a post with a picture, two attachments, a poll and a mention is changed by two people at once, and nothing of either is lost', async ({
  visit,
}) => {
  const origin = inject('portalUrl');
  const token = accessTokenIn(await loginAt(origin, accounts.member));
  const post = await writePost(origin, token);
  const address = `/communities/hand-therapy/posts/${post.id}`;
  const [author, moderator] = [await visit(), await visit()];
  await openAs(author, accounts.member, address);
  await openAs(moderator, accounts.moderator, address);
  for (const page of [author, moderator]) await edit(page);

  await moderator.getByRole('button', { name: 'Remove first.txt' }).click();
  await moderator.getByRole('textbox', { name: /^Answer 2/ }).fill('Rarely');
  await moderator.getByRole('button', { name: 'Save changes' }).click();
  await moderator.getByText('Post edited successfully').waitFor();

  await author.getByRole('textbox', { name: /^Title/ }).fill('Another title');
  await author
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'third.txt', mimeType: 'text/plain', buffer: Buffer.from('3') });
  await author.getByRole('button', { name: 'Save changes' }).click();
  const dialog = author.getByRole('dialog', { name: 'Somebody else changed this while you were writing' });
  await dialog.getByRole('radiogroup', { name: 'What is kept: Title' }).waitFor();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await author.getByText('Post edited successfully').waitFor();

  const after = await postOf(origin, token, post.id);
  expect(after).toMatchObject({ title: 'Another title', version: 3, imageUrl: expect.any(String) as string });
  expect(after.body).toContain('data-mention="p-002"');
  expect(after.attachments.map(({ name }) => name)).toEqual(['second.txt', 'third.txt']);
  expect(after.poll?.options.map(({ text }) => text)).toEqual(['Always', 'Rarely']);
});

/** A post of a community of all accounts here that takes comments. */
function openPost(): string {
  const community = world.communities.find(({ alias }) => alias === 'hand-therapy');
  const post = world.posts.findLast(
    ({ communityId, status, isFrozen }) => communityId === community?.id && isPublished(status) && !isFrozen,
  );
  if (post === undefined) throw new Error('The demo world has no post in hand therapy.');
  return `/communities/hand-therapy/posts/${post.id}`;
}

async function writeWithFile(page: Page, text: string): Promise<void> {
  await beginComment(page, text);
  await page.getByRole('button', { name: 'Attach files' }).click();
  await page.locator('input[type=file][multiple]').setInputFiles(notes);
  await page.getByRole('button', { name: 'Remove notes.txt' }).waitFor();
  await expect.poll(async () => (await inVault(page)).filter((key) => /\/(?:text|file)\//.test(key))).toHaveLength(2);
}

async function expectRestored(page: Page, text: string): Promise<void> {
  await commentBox(page).getByText(text).waitFor();
  await page.getByRole('button', { name: 'Remove notes.txt' }).waitFor();
}

/** The keys of what the browser's database has of drafts. */
function inVault(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal-drafts')) return [];
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database is closed'));
      });
    const database = await resultOf(indexedDB.open('portal-drafts'));
    const keys = await resultOf(database.transaction('kept').objectStore('kept').getAllKeys());
    database.close();
    return keys.map(String);
  });
}

/** A browser that can be killed as a whole, with a profile that outlives it. */
async function ownBrowser(profile: string): Promise<{ page: Page; kill(): Promise<void> }> {
  const port = join(profile, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const process = spawn(
    inject('chromiumPath'),
    [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => process.once('exit', resolve));
  await expect.poll(() => portIn(port)).not.toBe('');
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${portIn(port)}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window');
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return {
    page,
    async kill() {
      process.kill('SIGKILL');
      await ended;
    },
  };
}

async function signInAt(page: Page, email: string): Promise<void> {
  await page.goto(`${inject('portalUrl')}/account/sign-in`);
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
}

function portIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n')[0] ?? '';
  } catch {
    return '';
  }
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit post' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).waitFor();
  await page.getByRole('button', { name: 'Remove second.txt' }).waitFor();
}

const { create, byId } = contract.posts;

async function writePost(origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const found = await fetch(`${origin}/api/v1/community?alias=hand-therapy`, { headers });
  const { community } = contract.communities.byAlias.reply.schema.parse(await found.json());
  const body = new FormData();
  body.set('communityId', community.id);
  body.set('title', 'One title');
  body.set('body', '<p>Ask <span data-mention="p-002">@Tom</span> about it.</p>');
  body.set('imageFile', new File([tinyPicture('poster')], 'poster.png', { type: 'image/png' }));
  for (const name of ['first.txt', 'second.txt']) body.append('files', new File([name], name, { type: 'text/plain' }));
  for (const answer of ['Always', 'Never']) body.append('pollOptions', answer);
  body.set('isPollMultiple', 'false');
  body.set('pollResults', 'always');
  const answer = await fetch(origin + create.path, { method: 'POST', headers, body });
  return create.reply.schema.parse(await answer.json());
}

async function postOf(origin: string, token: string, id: string) {
  const answer = await fetch(origin + byId.path.replace('{id}', id), { headers: { authorization: `Bearer ${token}` } });
  return byId.reply.schema.parse(await answer.json());
}
