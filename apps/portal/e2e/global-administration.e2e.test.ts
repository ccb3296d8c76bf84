import type { Page } from 'playwright-core';
import { openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

const management = '/admin/communities-management';
/** As it is typed: day, month and year, by the clocks of the organisation. */
function dayFromNow(days: number): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Australia/Sydney',
  }).formatToParts(new Date(Date.now() + days * 86_400_000));
  return parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join('');
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('a category that is made is found by members in Explore at once, and is gone once it is deleted [COM-437] [COM-438]', async ({
  visit,
}) => {
  const [admin, member] = [await visit(), await visit()];
  const category = ownWords('Aaa of a journey');
  await openAs(admin, accounts.admin, `${management}/categories`);
  await admin.getByRole('button', { name: 'Create category' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Create category' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(category);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await admin.getByText('Successfully saved').waitFor();
  await openAs(member, accounts.member, '/communities/explore');
  await member.getByText(category).first().waitFor();

  await admin.getByRole('button', { name: `Actions for ${category}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
  await admin.getByText(`${category} is deleted.`).waitFor();
  await member.reload();
  await member.getByRole('searchbox', { name: 'Search communities' }).waitFor();
  await expect.poll(() => member.getByText(category).count()).toBe(0);
});

test('an announcement that is made active takes the place of the one before, above the pages of members, until one dismisses it [COM-476] [COM-479] [COM-480] [COM-484]', async ({
  visit,
}) => {
  const [admin, member] = [await visit(), await visit()];
  const news = ownWords('Of a journey');
  await openAs(admin, accounts.admin, '/admin/announcement');
  const active = admin.getByRole('row').filter({ hasNot: admin.getByRole('button', { name: /^Activate/ }) });
  const before = (await active.getByRole('rowheader').first().textContent()) ?? '';
  await admin.getByRole('button', { name: 'Activate Our office is closed over the holidays' }).waitFor();
  await admin.getByRole('button', { name: 'Create announcement' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Create announcement' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(news);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Read on.');
  await dialog.getByRole('spinbutton', { name: /day, Start/i }).click();
  await admin.keyboard.type(dayFromNow(0));
  await dialog.getByRole('spinbutton', { name: /day, End/i }).click();
  await admin.keyboard.type(dayFromNow(3));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await admin.getByText('Successfully saved').waitFor();
  await admin.getByRole('button', { name: `Activate ${news}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await admin.getByRole('button', { name: `Activate ${news}` }).waitFor({ state: 'detached' });
  await openAs(member, accounts.editor);
  const announced = member.getByRole('region', { name: 'Announcement' }).getByText(news);
  await announced.waitFor();
  const dismissed = member.waitForResponse((response) => response.url().endsWith('/cancelled') && response.ok());
  await member.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await dismissed;
  // What the page that is left still asks for is not looked at.
  await member.goto('about:blank');
  // The body is read on its way: the browser gives up that of a page that is left.
  let reply: unknown;
  await member.route(/\/api\/v1\/announcements$/, async (route) => {
    const response = await route.fetch();
    reply = await response.json();
    await route.fulfill({ response });
  });
  await member.goto('/');
  await expect.poll(() => reply).toEqual({ announcements: [] });
  expect(await announced.count()).toBe(0);

  await admin.getByRole('button', { name: `Activate ${before}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await admin.getByRole('button', { name: `Activate ${before}` }).waitFor({ state: 'detached' });
  await admin.getByRole('button', { name: `Actions for ${news}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete announcement' }).click();
  await admin.getByText(`${news} is deleted.`).waitFor();
});

test('whoever may open no page of the management, nor announce, is led home [COM-424] [COM-425]', async ({ page }) => {
  await openAs(page, accounts.moderator, '/communities');
  for (const path of [`${management}/tags`, management, '/admin/announcement']) {
    await page.goto(path);
    await expect.poll(() => pathOf(page)).toBe('/');
  }
});
