import { contract } from '@portal/api/contract';
import type { WorldPerson } from '@portal/demo/world';
import type { Locator, Page } from 'playwright-core';
import { contractCallerFor } from './calls.ts';
import { beginComment, commentBox } from './comments.ts';
import { openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { ownCommunity } from './own-community.ts';
import { ownWords } from './own-words.ts';
import { expect, isLiveStream, test } from './portal-test.ts';

/** A community with a post of its moderator, and somebody who belongs to it. */
async function place() {
  const [moderator, member] = takeBystanders(2);
  if (!moderator || !member) throw new Error('The demo world has too few members.');
  const name = ownWords('Of those who stay');
  const { id, alias } = await ownCommunity({ name, moderators: [moderator], members: [member] });
  const call = await contractCallerFor(moderator.email);
  const title = ownWords('Who comes on Monday');
  const post = await call(contract.posts.create, { body: { communityId: id, title, body: '<p>To the ward.</p>' } });
  return { id, alias, name, moderator, member, post };
}

/** A page that has been told of all until now; how often it was loaded since. */
async function openLive(page: Page, { email }: WorldPerson, path: string): Promise<() => number> {
  const isHeard = page.waitForResponse((answer) => isLiveStream(answer.url()) && answer.ok());
  await openAs(page, email, path);
  await isHeard;
  let times = 0;
  page.on('load', () => (times += 1));
  return () => times;
}

/** What a moderator chooses about a member in the list of members, and why. */
async function decide(page: Page, { firstName, lastName }: WorldPerson, item: string): Promise<Locator> {
  const name = `${firstName} ${lastName}`;
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const why = page.getByRole('dialog', { name });
  await why.getByRole('radio', { name: 'It advertises something' }).check();
  return why;
}

const focused = (page: Page) => () => page.evaluate(() => document.activeElement?.textContent ?? '');

async function expectInDrafts(page: Page, text: string): Promise<void> {
  await page.goto('/drafts');
  await page.getByRole('heading', { level: 1, name: 'Drafts' }).waitFor();
  await page.getByText(text).first().waitFor();
}

test(
  'whoever is removed while they write a comment is told so at once, without a reload, and has it as a draft',
  { timeout: 180_000 },
  async ({ visit }) => {
    const { id, alias, name, moderator, member, post } = await place();
    const page = await visit({ isLive: true });
    const loads = await openLive(page, member, `/communities/${alias}/posts/${post.id}`);
    const half = ownWords('Half a sentence');
    await beginComment(page, half);

    const desk = await visit();
    await openAs(desk, moderator.email, `/admin/community/${id}/members`);
    const why = await decide(desk, member, 'Remove from community');
    await why.getByRole('button', { name: 'Remove from community' }).click();
    await page.getByText(`You are no longer a member of ${name}`).waitFor();
    await page.getByText('What you have not sent is kept among your drafts.').waitFor();
    const closed = 'This post is for members of its community';
    await page.getByRole('heading', { name: closed }).waitFor();
    await expect.poll(focused(page)).toBe(closed);
    expect(await commentBox(page).count()).toBe(0);
    expect(await page.getByText(post.title).count()).toBe(0);
    expect(loads()).toBe(0);

    await expectInDrafts(page, half);
    await page.goto(`/communities/${alias}`);
    await page.getByRole('button', { name: /^Request to Join/ }).waitFor();
  },
);

test(
  'whoever is put on the blacklist while they write a post is told so at once, without a reload, and has it as a draft',
  { timeout: 180_000 },
  async ({ visit }) => {
    const { id, alias, name, moderator, member, post } = await place();
    const page = await visit({ isLive: true });
    const loads = await openLive(page, member, `/communities/${alias}/posts`);
    await page.getByRole('article').filter({ hasText: post.title }).waitFor();
    await page.getByRole('button', { name: 'Create post' }).first().click();
    const half = ownWords('Half a title');
    await page.getByRole('textbox', { name: /^Title/ }).fill(half);

    const desk = await visit();
    await openAs(desk, moderator.email, `/admin/community/${id}/members`);
    const why = await decide(desk, member, 'Add to blacklist');
    await why.getByRole('textbox', { name: /^Reason/ }).fill('Advertises a course');
    await why.getByRole('button', { name: 'Add to blacklist' }).click();
    await page.getByText(`You are no longer a member of ${name}`).waitFor();
    const closed = 'This community is not open to you';
    await page.getByRole('heading', { name: closed }).waitFor();
    await expect.poll(focused(page)).toBe(closed);
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.getByRole('textbox', { name: /^Title/ }).count()).toBe(0);
    expect(loads()).toBe(0);

    await expectInDrafts(page, half);
  },
);
