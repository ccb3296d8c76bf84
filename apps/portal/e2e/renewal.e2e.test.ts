import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { lapseMembership } from '../../server/src/testing/lapse-membership.ts';
import { publishedEvent } from './calls.ts';
import { openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { expect, goWithin, linkIn, mailTo, test } from './portal-test.ts';

const membershipPage = '/settings/membership-profile';

/** Somebody of this try alone, whose renewal of $682.00 waits, and to whom a reminder is on its way. */
async function lapsedMember() {
  const [member] = takeBystanders(1);
  if (member === undefined) throw new Error('Nobody was taken.');
  await lapseMembership(`${inject('portalData')}/postgres`, member.id);
  return member;
}

/** On the checkout page of a portal that takes no money. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Pay Occupational Therapy Association' }).waitFor();
  await page.getByText('$682.00').first().waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

async function expectRenewed(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Membership card' }).waitFor();
  await page.getByText('Active', { exact: true }).waitFor();
}

test('a member whose membership has lapsed keeps what is theirs within reach, pays the renewal and is a member again', async ({
  page,
}) => {
  const { email, firstName } = await lapsedMember();
  const title = ownWords('An evening for members');
  const { id } = await publishedEvent({ title, isSingleClick: false, isMembersOnly: true });
  const renew = page.getByRole('link', { name: /^Renew your membership/ });
  const register = page.getByRole('button', { name: 'Register', exact: true });
  await openAs(page, email, `/events/${id}`);
  await page.getByText('The event is for members.').first().waitFor();
  expect(await register.count()).toBe(0);
  await goWithin(page, '/cpd/tracker-page');
  await page.getByRole('link', { name: 'Add CPD entry' }).waitFor();
  await goWithin(page, '/settings/my-data');
  await page.getByRole('button', { name: 'Ask for my data' }).waitFor();
  await goWithin(page, '/settings/invoices');
  await page.getByRole('button', { name: /^Pay invoice/ }).waitFor();
  await goWithin(page, membershipPage);
  await page.getByText('Lapsed', { exact: true }).waitFor();

  await expect.poll(() => renew.getAttribute('href')).toContain('/api/checkout/invoices/');
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), renew.click()]);
  await pay(checkout);
  await checkout.getByText('Thank you. We have your payment.').waitFor();
  await checkout.getByRole('heading', { level: 1, name: /^Tax invoice INV-/ }).waitFor();

  await page.reload();
  await expectRenewed(page);
  expect(await renew.count()).toBe(0);
  await page.goto('/');
  await page.getByRole('heading', { name: new RegExp(`^Good (morning|afternoon|evening), ${firstName}`) }).waitFor();
  await page.goto(`/events/${id}`);
  await register.waitFor();
});

test('the link of a reminder renews without a password, tells of no more than a first name and an amount, and ends', async ({
  visit,
}) => {
  const { email, firstName } = await lapsedMember();
  const phone = await visit({ viewport: { width: 360, height: 780 } });
  const { href } = linkIn(await mailTo(phone, email, '/api/renewal?token='));
  await phone.goto(href);
  await phone.getByRole('heading', { name: `${firstName}, renew your membership` }).waitFor();
  const shownText = (await phone.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim();
  expect(shownText).toBe(`${firstName}, renew your membership Amount $682.00 Pay`);
  await phone.getByRole('link', { name: 'Pay', exact: true }).click();
  await pay(phone);
  await phone.getByRole('heading', { name: 'Thank you. We have your payment.' }).waitFor();
  expect(await phone.locator('body').innerText()).not.toContain(firstName);

  const used = await phone.goto(href);
  expect(used?.status()).toBe(404);
  await phone.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();

  const member = await visit();
  await openAs(member, email, membershipPage);
  await expectRenewed(member);
});
