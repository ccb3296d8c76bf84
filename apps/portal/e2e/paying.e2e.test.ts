import type { Page } from 'playwright-core';
import { publishedEvent } from './calls.ts';
import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';

test('two tickets are paid for once although the server is told twice, one goes to a substitute and the other back for money [EVT-204] [EVT-207] [EVT-216]', async ({
  page,
}) => {
  await openAs(page, atEachTry(accounts.moderator).email, '/events/e-094');
  await order(page, 2);
  await page.getByText('$480.00').first().waitFor();
  await page.getByRole('button', { name: 'Pay, and tell the server twice' }).click();
  await page.getByRole('heading', { name: 'You have your tickets' }).waitFor();
  await page.getByRole('link', { name: 'See your tickets' }).click();
  const active = page.getByText('Active', { exact: true });
  await expect.poll(() => active.count()).toBe(2);

  await page.getByRole('button', { name: 'Nominate a substitute' }).first().click();
  const asks = page.getByRole('dialog', { name: 'Nominate a substitute' });
  await asks.getByLabel('Title').fill('Dr');
  await asks.getByLabel('Name').fill('Amara Okafor');
  await asks.getByLabel('Email').fill('amara.okafor@example.org');
  await asks.getByLabel('Mobile').fill('0400000000');
  await asks.getByRole('button', { name: 'Nominate' }).click();
  await page.getByText('Amara Okafor comes instead of you.').waitFor();

  await page.getByRole('button', { name: 'Request Refund' }).last().click();
  const dialog = page.getByRole('alertdialog', { name: 'Request Refund' });
  await dialog.getByText('By the refund policy $216.00 come back to you.').waitFor();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('Removed', { exact: true }).waitFor();
  await expect.poll(() => active.count()).toBe(1);
  await page.getByText('Amara Okafor comes instead of you.').waitFor();
});

test('whoever closes the browser once the money is taken finds the ticket when they come back', async ({ visit }) => {
  const buyer = await visit();
  const { email } = atEachTry(accounts.editor);
  await openAs(buyer, email, '/events/e-096');
  await order(buyer, 1);
  // As soon as the money is taken, before the page to which the answer leads has come.
  const paid = buyer.waitForResponse((response) => response.url().endsWith('/pay'));
  await buyer.getByRole('button', { name: 'Pay', exact: true }).click();
  expect((await paid).status()).toBe(303);
  await buyer.context().close();

  const returned = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(returned, email, '/events/e-096');
  await returned.getByText('Active', { exact: true }).waitFor();
});

async function order(page: Page, tickets: number): Promise<void> {
  if (tickets > 1) await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(tickets));
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/api/checkout/*');
}

test('whoever comes back before the server is told of the money waits on a page that shows the ticket by itself', async ({
  page,
}) => {
  const ticketTypes = [{ id: null, name: 'Full', amountCents: 4_500, capacity: 5, isMembersOnly: false }];
  const { id } = await publishedEvent({ title: 'Paid in the meantime', isSingleClick: false, ticketTypes });
  await openAs(page, accounts.editor, `/events/${id}`);
  await order(page, 1);
  await page.getByRole('button', { name: 'Pay, and let the server find out later' }).click();
  await page.getByRole('heading', { name: 'We wait for your payment to be confirmed' }).waitFor();
  // By the clock of the server, which asks whether what waits was paid.
  await page.getByRole('heading', { name: 'You have your ticket' }).waitFor({ timeout: 100_000 });
  await page.getByRole('link', { name: 'See your ticket' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
}, 150_000);

test('the page of an order says what goes back of it once its ticket is cancelled', async ({ page }) => {
  const ticketTypes = [{ id: null, name: 'Full', amountCents: 89_000, capacity: 5, isMembersOnly: false }];
  const { id } = await publishedEvent({ title: 'Given back', type: 'conference', isSingleClick: false, ticketTypes });
  await openAs(page, accounts.editor, `/events/${id}`);
  await order(page, 1);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'You have your ticket' }).waitFor();
  const ordered = page.url();
  await page.getByRole('link', { name: 'See your ticket' }).click();
  await page.getByRole('button', { name: 'Request Refund' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Request Refund' });
  await dialog.getByText('By the refund policy $780.00 come back to you.').waitFor();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('Removed', { exact: true }).waitFor();
  await page.goto(ordered);
  await page.getByRole('heading', { name: 'This ticket is cancelled' }).waitFor();
  await page.getByText(/On its way back to you|Given back on/).waitFor();
  await page.getByText('$780.00').waitFor();
});
