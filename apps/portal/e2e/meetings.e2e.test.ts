import type { Page } from 'playwright-core';
import { readByNames, readByRules } from '../../server/src/testing/read-calendar.ts';
import { openAs } from './logins.ts';
import { partOf, planMeeting } from './meeting-form.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

const list = '/communities/hand-therapy/meetings';
const hour = 3_600_000;

/** A day some time from now on, so that no part of it is the same by another clock. */
const day = new Date(Date.now() + 20 * 24 * hour);

/** What a calendar takes in of the meeting on a page, as two programs read it. */
async function calendarFile(page: Page) {
  const link = page.getByRole('link', { name: 'Add to calendar' });
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const text = await (await page.request.get(pathname + search)).text();
  const [[byRules], [byNames]] = [readByRules(text), readByNames(text)];
  expect(byNames).toEqual(byRules);
  return { ...byRules, sequence: Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]), text };
}

test('a meeting is planned, told of, answered, moved and called off, and the calendar of who goes follows', async ({
  page,
  visit,
}) => {
  const name = ownWords('Splinting night: bring an offcut');
  await openAs(page, accounts.moderator, list);
  await planMeeting(page, name, day);
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Send notification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send notification' }).click();
  await page.getByText('Notification sent', { exact: true }).first().waitFor();

  const member = await visit();
  await openAs(member, accounts.member, '/notifications');
  await member.getByRole('link', { name: new RegExp(`planned the meeting “${name}” in Hand therapy`) }).click();
  await member.getByRole('heading', { level: 1, name }).waitFor();
  const going = member.getByRole('radio', { name: 'Going' });
  await going.click();
  await expect.poll(() => going.isChecked()).toBe(true);
  await member.getByText('1 going', { exact: true }).waitFor();
  const before = await calendarFile(member);
  expect(new Date(before.end ?? '').getTime() - new Date(before.start ?? '').getTime()).toBe(hour);

  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit meeting' }).click();
  const change = page.getByRole('dialog', { name: 'Edit meeting' });
  await partOf(change, /^From/, /hour/).fill('17');
  await change.getByRole('button', { name: 'Save' }).click();
  await change.waitFor({ state: 'detached' });
  await member.reload();
  const moved = await calendarFile(member);
  expect(new Date(moved.start ?? '').getTime()).toBe(new Date(before.start ?? '').getTime() - hour);
  expect([moved.uid, moved.end]).toEqual([before.uid, before.end]);
  expect(moved.sequence).toBeGreaterThan(before.sequence);
  await expect.poll(() => going.isChecked()).toBe(true);

  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete meeting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete meeting' }).click();
  await page.getByText('Meeting removed', { exact: true }).first().waitFor();
  const { text, sequence } = await calendarFile(member);
  expect(text).toMatch(/^METHOD:CANCEL/m);
  expect(text).toMatch(/^STATUS:CANCELLED/m);
  expect(sequence).toBeGreaterThan(moved.sequence);
  await member.reload();
  await member.getByRole('heading', { level: 1, name: 'Meeting not found' }).waitFor();
});
