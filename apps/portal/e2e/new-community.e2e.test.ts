import { contract } from '@portal/api/contract';
import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { tinyPicture } from '../../server/src/testing/tiny-picture.ts';
import { contractCallerFor } from './calls.ts';
import { firstOption } from './keys.ts';
import { openAs } from './logins.ts';
import { partOf } from './meeting-form.ts';
import { accounts, expect, test } from './portal-test.ts';

const { catalogue, communities, management, posts } = contract;
const pages = '/admin/communities-management';
const [name, alias, tag] = ['Glassblowers’ hands', 'glassblowers-hands', 'of glassblowers'] as const;

test(
  'an administrator makes a tag and a community with all of its options, which members find by it at once, and deletes the community [COM-449]',
  { timeout: 240_000 },
  async ({ page: admin, visit }) => {
    const call = await contractCallerFor(accounts.admin);
    await forgetBefore(call);
    onTestFinished(() => forgetBefore(call));
    await openAs(admin, accounts.admin, `${pages}/tags`);
    await admin.getByRole('button', { name: 'Create tag' }).click();
    const naming = admin.getByRole('dialog', { name: 'Create tag' });
    await naming.getByRole('textbox', { name: 'Name' }).fill(tag);
    await naming.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('Successfully saved').first().waitFor();

    await admin.goto(pages);
    await admin.getByRole('button', { name: 'Create community' }).click();
    const form = admin.getByRole('dialog', { name: 'Create community' });
    await fillIn(admin, form);
    await form.getByRole('button', { name: 'Create community' }).click();
    await admin.waitForURL(/\/admin\/community\/[^/]+\/about$/);
    const id = new URL(admin.url()).pathname.split('/').at(-2) ?? '';
    const made = await call(communities.byId, { params: { id } });
    expect(made).toMatchObject({
      ...{ name, alias, shortDescription: 'Heat, glass and wrists', isPublic: false, isVisible: true },
      ...{ isAutoJoin: false, isRequirePostApproval: true, pushToWebsite: true, segmentIds: ['segment-nsw'] },
      ...{ aliveStartDate: null, aliveEndDate: expect.any(String), archivedDate: expect.any(String) },
    });
    expect(made.categories.map((category) => category.name)).toEqual(['Hand therapy']);
    expect(made.tagsId).toHaveLength(1);

    const read = await contractCallerFor(accounts.member);
    const tagged = await read(communities.getList, { body: { tagIds: made.tagsId } });
    expect(tagged.communities.map((community) => community.id)).toEqual([id]);
    const member = await visit();

    await openAs(member, accounts.member, '/communities/explore');
    await member.getByRole('searchbox', { name: 'Search communities' }).fill(name);
    await member.getByRole('heading', { name }).waitFor();

    await admin.goto(pages);
    await admin.getByRole('searchbox', { name: 'Search by name or description' }).fill(name);
    await admin.waitForURL(/[?&]keyword=/);
    // The list is as it was for a moment yet, and would move from under the pointer.
    await expect.poll(() => admin.getByRole('button', { name: /^Actions for/ }).count()).toBe(1);
    await admin.getByRole('button', { name: `Actions for ${name}` }).click();
    await admin.getByRole('menuitem', { name: 'Delete' }).click();
    const question = admin.getByRole('alertdialog', { name: `Delete ${name}?` });
    await question.getByRole('button', { name: 'Delete community' }).click();
    await admin.getByText(`${name} is deleted.`).first().waitFor();
    await member.goto(`/communities/${alias}`);
    await member.getByText('Community not found').first().waitFor();
    expect((await read(communities.getList, { body: { tagIds: made.tagsId } })).communities).toEqual([]);
  },
);

async function fillIn(page: Page, form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form.getByRole('textbox', { name: /^Alias/ }).fill(alias);
  await form.getByRole('textbox', { name: /^Short description/ }).fill('Heat, glass and wrists');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(tinyPicture()) });
  await form.getByRole('radio', { name: /^Private/ }).check();
  await form.getByRole('checkbox', { name: /^Post approval/ }).check();
  await form.getByRole('checkbox', { name: /^Push to website/ }).check();
  await choose(page, form, /^Categories/, 'Practice areas › Hand therapy');
  const tags = form.getByRole('combobox', { name: /^Tags/ });
  // A list closes where what is below it scrolls, and takes what is typed with it.
  await tags.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await tags.fill(tag);
  await firstOption(page, tag).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: `Remove ${tag}` }).waitFor();
  await page.keyboard.press('Tab');
  await choose(page, form, /^Segments/, 'New South Wales');
  for (const [day, days] of [
    [/^Archive date/, 30],
    [/^End date/, 60],
  ] as const) {
    const date = new Date(Date.now() + days * 86_400_000);
    await partOf(form, day, /day/).fill(String(date.getUTCDate()).padStart(2, '0'));
    await partOf(form, day, /month/).fill(String(date.getUTCMonth() + 1).padStart(2, '0'));
    await partOf(form, day, /year/).fill(String(date.getUTCFullYear()));
  }
}

async function choose(page: Page, form: Locator, field: RegExp, option: string): Promise<void> {
  await form.getByRole('button', { name: field }).click();
  const list = page.getByRole('dialog', { name: field });
  await list.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
}

type Caller = Awaited<ReturnType<typeof contractCallerFor>>;

/** What a try has made; nothing of it is there where all went well. */
async function forgetBefore(call: Caller): Promise<void> {
  const { communities: left } = await call(management.list, { query: { keyword: name } });
  for (const { id } of left) await call(management.remove, { params: { id } });
  const { tags } = await call(posts.tags, { query: { keyword: tag } });
  for (const { id } of tags) await call(catalogue.removeTag, { params: { id } });
}
