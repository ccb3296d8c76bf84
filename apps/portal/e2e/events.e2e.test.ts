import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { publishedEvent } from './calls.ts';
import { tabTo } from './keys.ts';
import { openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('three filters find an event, and whoever is sent the address finds it too [EVT-062]', async ({ page, visit }) => {
  await openAs(page, accounts.member, '/events/discover/all');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('hand');
  await page.getByRole('radio', { name: 'CPD' }).last().check();
  await page.getByRole('textbox', { name: 'Search tags' }).fill('splint');
  await page.getByRole('checkbox', { name: 'Splinting' }).check();
  await page.waitForURL(/keyword=hand&type=cpd&tag=/);
  await expect.poll(() => titles(page)).toContainEqual(expect.stringContaining('Splinting the injured hand'));
  await expect.poll(async () => (await titles(page)).every((title) => /hand/i.test(title))).toBe(true);
  const found = await titles(page);

  const { pathname, search } = new URL(page.url());
  const colleague = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(colleague, accounts.editor, `${pathname}${search}`);
  await expect.poll(() => titles(colleague)).toEqual(found);
});

test('an event is found and opened with the keyboard alone', async ({ page }) => {
  await openAs(page, accounts.member, '/events/discover/all');
  const searchbox = page.getByRole('searchbox', { name: 'Search events' });
  await tabTo(page, searchbox);
  await page.keyboard.type('fatigue');
  await page.waitForURL(/keyword=fatigue/);
  const event = page.getByRole('link', { name: 'Managing fatigue after brain injury' }).first();
  await expect.poll(async () => (await titles(page)).every((title) => /fatigue/i.test(title))).toBe(true);
  await tabTo(page, event);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Managing fatigue after brain injury' }).waitFor();
});

test('on a phone an event is found, registered for, and taken into one’s own calendar with seven presses', async ({
  visit,
}) => {
  const title = ownWords('Found on the train');
  const { id } = await publishedEvent({ title });
  const phone = await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  await openAs(phone, accounts.editor, '/communities');
  const presses = [
    phone.getByRole('button', { name: 'Open menu' }),
    phone.getByRole('dialog').getByRole('link', { name: 'Events', exact: true }),
    phone.getByRole('link', { name: 'See all' }),
  ];
  for (const pressed of presses) await pressed.tap();
  await phone.getByRole('searchbox', { name: 'Search events' }).fill('train');
  await phone.waitForURL(/keyword=train/);
  // The list is as it was for a moment yet, and would move from under the finger.
  await expect.poll(async () => (await titles(phone)).every((found) => /train/i.test(found))).toBe(true);
  const card = phone.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: /^Register/ }).tap();
  await phone.getByText('You are registered').first().waitFor();
  await card.getByRole('link', { name: title }).tap();
  await phone.getByRole('link', { name: 'Show ticket' }).waitFor();
  await phone.getByRole('button', { name: 'Add to calendar' }).tap();
  const downloading = phone.waitForEvent('download');
  await phone.getByRole('menuitem', { name: /^Apple, Outlook and others/ }).tap();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(`SUMMARY:${title}`);
  expect(file).toContain('BEGIN:VEVENT');
  expect(file).toContain(id);
});

test('the first screen of Discover asks three things at most beyond what the shell asks on every page', async ({
  page,
}) => {
  // A page that has nothing to ask for itself.
  const requests = callsOn(page);
  await openAs(page, accounts.member, '/events/webinar');
  await page.getByRole('heading', { name: 'Work in progress' }).waitFor();
  await page.waitForLoadState('networkidle');
  const byShell = new Set(requests.splice(0));
  await page.goto('/events/discover/all');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const own = requests.filter((call) => !byShell.has(call));
  expect(own).toContain('POST /api/event/list');
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(3);
});

/** The calls of a page as they are made: pictures are none. */
function callsOn(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
