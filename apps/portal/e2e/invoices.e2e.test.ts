import { inject } from 'vitest';
import { askToPay } from '../../server/src/testing/ask-to-pay.ts';
import { openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { expect, goWithin, test } from './portal-test.ts';

test('a member pays an invoice in the same tab and comes back to it [SVC-013]', async ({ page }) => {
  const [member] = takeBystanders(1);
  if (!member) throw new Error('The demo world has too few members.');
  await askToPay(`${inject('portalData')}/postgres`, member.id);
  await openAs(page, member.email);
  await page.getByRole('heading', { name: new RegExp(`, ${member.firstName}$`) }).waitFor();
  await goWithin(page, '/settings/invoices');
  await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor();
  await page.getByRole('button', { name: /^Pay invoice/ }).click();
  await page.getByRole('heading', { name: 'Pay Occupational Therapy Association' }).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Thank you. We have your payment.').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Tax invoice INV-/ }).waitFor();
  const document = page.getByRole('region', { name: /^Invoice INV-.*\.pdf$/ });
  await document.getByText('Balance due: $0.00').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0);
});

test('a member whose membership has lapsed reaches what they are to pay', async ({ page }) => {
  await openAs(page, 'ruth.ferguson@example.org');
  await goWithin(page, '/settings/invoices');
  await page.getByRole('button', { name: /^Pay invoice/ }).waitFor();
});
