import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { accessTokenIn, loginAt, openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

async function savedMessage(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).first().waitFor();
}

/** What a program reads that follows the calendar of a person. */
async function calendarOf(email: string, title: string): Promise<() => Promise<string>> {
  const origin = inject('portalUrl');
  const authorization = `Bearer ${accessTokenIn(await loginAt(origin, email))}`;
  const { method, path, reply } = contract.calendar.newFeed;
  const answer = await fetch(origin + path, { method, headers: { authorization } });
  const { feed } = reply.schema.parse(await answer.json());
  // Signed for the address that the server has in public, which is not this one.
  const address = new URL(new URL(feed.url).pathname, origin);
  return async () => {
    const text = await (await fetch(address)).text();
    return text.split('BEGIN:VEVENT').find((event) => event.includes(title)) ?? '';
  };
}

const sequenceOf = (event: string) => Number(/^SEQUENCE:(\d+)/m.exec(event)?.[1]);
const startOf = (event: string) => /^DTSTART[^:]*:(\S+)/m.exec(event)?.[1];

test('an event is written, published, registered for, moved and cancelled, and the calendar of who attends follows', async ({
  page,
  visit,
}) => {
  const title = ownWords('Hands in the cold');
  await openAs(page, accounts.admin, '/admin/events');
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('button', { name: /Region/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add a ticket' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Free');
  await page.getByRole('checkbox', { name: 'Register with one click' }).check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await savedMessage(page, 'Draft saved.');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const [id = ''] = new URL(page.url()).pathname.split('/').slice(-1);

  await page.getByRole('button', { name: 'Publish' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Publish this event?' });
  await asks.getByText('a description').waitFor();
  await asks.getByRole('button', { name: 'Publish' }).click();
  await savedMessage(page, 'Event published.');

  const member = await visit();
  await openAs(member, accounts.member, `/events/${id}`);
  await member.getByRole('button', { name: 'Register' }).first().click();
  await member.getByText('You are registered').first().waitFor();
  const readCalendar = await calendarOf(accounts.member, title);
  const before = await readCalendar();
  expect(startOf(before)).toMatch(/T090000$/);

  await page.getByRole('link', { name: 'Edit' }).click();
  const hour = page.getByRole('group', { name: 'Starts at' }).getByRole('spinbutton', { name: /hour/ });
  await hour.fill('10');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await savedMessage(page, 'Event saved.');
  const moved = await readCalendar();
  expect(startOf(moved)).toMatch(/T100000$/);
  expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(before));

  await page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this event?' });
  await dialog.getByText('1 ticket ends, and its holder is told by mail.').waitFor();
  await dialog.getByRole('textbox').fill('The hall is too cold.');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await savedMessage(page, 'Event cancelled.');
  const cancelled = await readCalendar();
  expect(cancelled).toMatch(/^STATUS:CANCELLED/m);
  expect(sequenceOf(cancelled)).toBeGreaterThan(sequenceOf(moved));
});
