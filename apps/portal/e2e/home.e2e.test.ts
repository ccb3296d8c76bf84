import { contract } from '@portal/api/contract';
import { dayIn, daysAfter } from '@portal/rules';
import { profiles } from '@portal/profiles';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { askToPay } from '../../server/src/testing/ask-to-pay.ts';
import { callerFor, contractCallerFor, inMinutes, publishedEvent } from './calls.ts';
import { allSet, comeIn, invited, walk } from './first-login-walk.ts';
import { knowAs, openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Good (morning|afternoon|evening), ${name}$`) });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const everySection = [
  ...['Latest news', 'Favourite communities', 'Upcoming meetings'],
  ...['Your profile', 'CPD progress', 'Upcoming events'],
];

/** Near the end of a period CPD waits for every member, on other days for none. */
async function putCpdAway(email: string): Promise<void> {
  const call = await contractCallerFor(email);
  const { steps } = await call(contract.nextSteps.list);
  for (const { kind, id } of steps)
    if (kind === 'finishCpd') await call(contract.nextSteps.putAway, { body: { kind, id } });
}

test('a new member with nothing finds a home that says so, and nothing that waits for them', async ({ page }) => {
  const { redirectLink } = contract.firstTime;
  await page.route(`**${redirectLink.path}`, (route) =>
    route.fulfill({ json: { type: 'Life Member', redirectUrl: '' } }),
  );
  await comeIn(page, await invited(page));
  await walk(page);
  await allSet(page).getByRole('button', { name: 'Go to Member Dashboard' }).click();
  await page.waitForURL('/');
  const tour = page.getByRole('dialog', { name: /^Welcome to/ });
  await tour.getByRole('button', { name: 'Skip the tour' }).click();
  await tour.waitFor({ state: 'detached' });
  await greeting(page, 'Robin').waitFor();
  await section(page, 'Favourite communities').getByText('No favourite communities yet').waitFor();
  await section(page, 'Upcoming events').getByText('No upcoming events yet').waitFor();
  await page.waitForLoadState('networkidle');
  // Whoever joins near the end of a period is asked for its CPD.
  const isOfCpd = page.getByRole('link', { name: /^Open CPD tracker: / });
  expect(await section(page, 'What is next').getByRole('listitem').filter({ hasNot: isOfCpd }).count()).toBe(0);
  await page.getByRole('link', { name: 'My Favourites' }).waitFor();
});

test('whoever has a lot to do finds it at home, does it in two clicks, and is not told again of what they put away [HOM-001]', async ({
  visit,
}) => {
  const [member] = takeBystanders(1);
  if (!member) throw new Error('The demo world has too few members.');
  const today = dayIn(new Date(), profiles.ota.timeZone);
  const [title, course, fee] = [ownWords('An evening of hands'), ownWords('A course'), ownWords('A fee')];
  for (const [description, days] of [
    [course, 2],
    [fee, 3],
  ] as const)
    await askToPay(`${inject('portalData')}/postgres`, member.id, { description, dueDate: daysAfter(today, days) });
  const times = { start: inMinutes(1440), end: inMinutes(1500), timeZone: 'UTC' };
  const { typeId } = await publishedEvent({ title, ...times });
  const register = await callerFor(member.email);
  await register({ ...contract.tickets.register, body: { ticketPriceId: typeId } });
  await putCpdAway(member.email);

  const page = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(page, member.email);
  await greeting(page, member.firstName).waitFor();
  await expect.poll(() => page.title()).toBe('Home · OTA');
  for (const name of ['What is next', ...everySection]) await section(page, name).waitFor();
  await section(page, 'Upcoming events').getByRole('link', { name: title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const next = section(page, 'What is next');
  await next.getByText(`Pay ${course}`).waitFor();
  const dismissed = page.waitForResponse(
    (answer) => answer.url().endsWith(contract.nextSteps.putAway.path) && answer.ok(),
  );
  await next.getByRole('button', { name: `Not now: ${fee}` }).click();
  await next.getByText(`Pay ${fee}`).waitFor({ state: 'detached' });
  await dismissed;
  await page.reload();
  await next.getByText(`Pay ${course}`).waitFor();
  expect(await next.getByText(`Pay ${fee}`).count()).toBe(0);
  await next.getByRole('link', { name: `Open the invoice: ${course}` }).click();
  await page.waitForURL('**/settings/invoice/*');
  await page.getByRole('button', { name: /^Pay/ }).waitFor();
});

test('what is next stands at home after three calls, however long all others take', async ({ coldPage: page }) => {
  const [member] = takeBystanders(1);
  if (!member) throw new Error('The demo world has too few members.');
  const description = ownWords('A course');
  const dueDate = daysAfter(dayIn(new Date(), profiles.ota.timeZone), 2);
  await askToPay(`${inject('portalData')}/postgres`, member.id, { description, dueDate });
  const first = [contract.me.current, contract.me.permissions, contract.nextSteps.list].map(({ path }) => path);
  const answered: string[] = [];
  const gate = Promise.withResolvers<void>();
  await knowAs(page, member.email);
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (first.some((path) => path === pathname)) answered.push(pathname);
    else await gate.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await section(page, 'What is next').getByText(`Pay ${description}`).waitFor();
  expect(answered.toSorted()).toEqual(first.toSorted());
  gate.resolve();
  for (const name of everySection) await section(page, name).waitFor();
  await page.waitForLoadState('networkidle');
});

test('somebody puts their sections in another order with the keyboard, and finds it on every device', async ({
  visit,
}) => {
  const [member] = takeBystanders(1);
  if (!member) throw new Error('The demo world has too few members.');
  const isNewsLater = async (page: Page) => {
    for (const name of ['Upcoming meetings', 'Latest news']) await section(page, name).waitFor();
    const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    return titles.indexOf('Latest news') > titles.indexOf('Upcoming meetings');
  };
  const page = await visit();
  await openAs(page, member.email);
  expect(await isNewsLater(page)).toBe(false);
  const arrange = page.getByRole('button', { name: 'Arrange this page' });
  await expect.poll(() => arrange.isEnabled()).toBe(true);
  await arrange.press('Enter');
  const box = page.getByRole('dialog', { name: 'Arrange this page' });
  const up = box.getByRole('button', { name: 'Move Upcoming meetings up' });
  // The list takes whoever comes into it to its first row.
  await box.getByRole('row').first().focus();
  for (const place of ['is now 3 of 4', 'is now 2 of 4']) {
    await up.press('Enter');
    await box.getByText(`Upcoming meetings ${place}`).waitFor({ state: 'attached' });
  }
  await box.getByRole('button', { name: 'Save' }).press('Enter');
  await box.waitFor({ state: 'detached' });
  await expect.poll(() => isNewsLater(page)).toBe(true);
  const phone = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(phone, member.email);
  await expect.poll(() => isNewsLater(phone)).toBe(true);
});

test('staff who are no members find what is open to them alone', async ({ page }) => {
  await openAs(page, accounts.staff);
  await greeting(page, 'Samir').waitFor();
  await section(page, 'Upcoming events').waitFor();
  await page.waitForLoadState('networkidle');
  for (const name of ['What is next', 'Favourite communities', 'Upcoming meetings'])
    expect(await section(page, name).count(), name).toBe(0);
});

test('a member whose membership has lapsed finds its renewal first', async ({ page }) => {
  await openAs(page, 'ruth.ferguson@example.org');
  await greeting(page, 'Ruth').waitFor();
  const first = section(page, 'What is next').getByRole('link').first();
  await expect.poll(() => first.getAttribute('aria-label')).toMatch(/^Renew membership: /);
  expect(await first.getAttribute('href')).toMatch(/^\/settings\/invoice\//);
});

test('a part that cannot be loaded leaves the others as they are', async ({ page }) => {
  const problem = { code: 'conflict', status: 409, message: 'Events are being moved.' };
  await page.route(`**${contract.events.upcoming.path}`, (route) => route.fulfill({ status: 409, json: problem }));
  await openAs(page, accounts.member);
  await section(page, 'Upcoming events').getByText('Failed to load events').waitFor();
  await section(page, 'Latest news').getByRole('article').waitFor();
  for (const name of everySection) await section(page, name).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
  await page.unroute(`**${contract.events.upcoming.path}`);
  await section(page, 'Upcoming events').getByRole('button', { name: 'Try again' }).click();
  await section(page, 'Upcoming events').getByRole('listitem').first().waitFor();
});
