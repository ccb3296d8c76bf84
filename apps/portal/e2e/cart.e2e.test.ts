import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';

test('tickets of two kinds wait in the cart, are found on another device, and are paid for together [EVT-272] [EVT-277] [EVT-278] [EVT-282]', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'no-preference' });
  const { email } = atEachTry(accounts.admin);
  await openAs(page, email, '/events/e-087');
  await page.getByRole('button', { name: 'Cart', exact: true }).waitFor();
  await page.evaluate(() => {
    const swells: string[] = [];
    Object.assign(window, { swells });
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.closest('header'))
        swells.push(getComputedStyle(target).animationDuration);
    });
  });
  await page.getByText(/^Full conference/).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1' }).waitFor();
  await page.getByText(/^Single day/).click();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Cart, 3' }).waitFor();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'swells'))).toEqual(['0.5s', '0.5s']);

  const phone = await visit({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await openAs(phone, email, '/communities');
  await phone.getByRole('button', { name: 'Cart, 3' }).click();
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cart = phone.getByRole('dialog', { name: 'Your cart' });
  await cart.getByText('$390.00 each').waitFor();
  await cart.getByText('$1,670.00').waitFor();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await phone.waitForURL('**/api/checkout/*');
  await phone.getByText('$1,670.00').first().waitFor();
  await phone.getByRole('button', { name: 'Pay', exact: true }).click();
  await phone.getByRole('heading', { name: 'You have your tickets' }).waitFor();
  await phone.getByRole('button', { name: 'Cart', exact: true }).waitFor();

  // Whoever comes back to the first device is told anew.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Cart', exact: true }).waitFor();
});

test('the top bar leads to the calendar of events [EVT-149] [EVT-150]', async ({ page }) => {
  await openAs(page, accounts.member, '/communities');
  await page.getByRole('link', { name: 'Calendar of events' }).click();
  await page.waitForURL('**/events/discover/all?activeTab=calendar');
  await page.getByRole('grid').waitFor();
});
