import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';

test('a free event is registered for with one click on its card, and its ticket stands on its page', async ({
  page,
}) => {
  await openAs(page, atEachTry(accounts.member).email, '/events/discover/all?keyword=fatigue');
  const card = page.getByRole('article').filter({ hasText: 'Managing fatigue after brain injury' }).first();
  await card.getByRole('button', { name: /^Register/ }).click();
  await page.getByText('You are registered').first().waitFor();
  await card.getByRole('link', { name: 'Managing fatigue after brain injury' }).click();
  await page.getByRole('heading', { level: 2, name: 'Tickets' }).waitFor();
  await page.getByText('Active', { exact: true }).waitFor();
});

test('a ticket that costs something is paid for on a page of its own: a declined card leaves nothing, the next try a ticket', async ({
  page,
}) => {
  await openAs(page, atEachTry(accounts.member).email, '/events/e-091');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const asks = page.getByRole('alertdialog', { name: 'Proceed to checkout?' });
  await asks.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/api/checkout/*');
  await page.getByText('$240.00').first().waitFor();
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  expect(await pay.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(0, 76, 88)');
  await page.getByRole('button', { name: 'Card declined' }).click();
  await page.getByRole('heading', { name: 'Your payment was declined' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/api/checkout/*');
  await pay.click();
  await page.getByRole('heading', { name: 'You have your ticket' }).waitFor();
  await page.getByRole('link', { name: 'See your ticket' }).click();
  await page.waitForURL('**/events/e-091');
  await page.getByText('Active', { exact: true }).waitFor();
});

test('three tickets are paid for together, on a page that says what they cost [EVT-193] [EVT-194] [EVT-282]', async ({
  page,
}) => {
  await openAs(page, atEachTry(accounts.editor).email, '/events/e-091');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await page.getByText('Total $720.00').waitFor();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/api/checkout/*');
  await page.getByText('$720.00').first().waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/events\//);
});

test('a link begins a purchase: one ticket in a cart of its own, then the page where it is paid [EVT-288] [EVT-289] [EVT-030] [EVT-031]', async ({
  page,
}) => {
  await openAs(page, atEachTry(accounts.editor).email, '/buy-now?itemPriceId=e-091-t1');
  await page.waitForURL('**/api/checkout/*');
  await page.getByText('$240.00').first().waitFor();
  await page.goto('/checkout');
  await page.waitForURL('/');
});
