import { contract } from '@portal/api/contract';
import { describe } from 'vitest';
import { callerFor, publishedEvent } from './calls.ts';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

const { tickets } = contract;

describe('printing', () => {
  test('a page stands on paper in dark words on white, without what can only be pressed', async ({ visit }) => {
    const page = await visit({ colorScheme: 'dark' });
    await openAs(page, accounts.member, '/communities/explore');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const banner = page.getByRole('banner');
    await banner.waitFor();
    const joining = page.getByRole('button', { name: /^(?:Join|Request to Join)/ });
    await joining.first().waitFor();
    const onScreen = await colours();

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => banner.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(
      await page
        .getByRole('button')
        .filter({ visible: true, hasText: /Join|Leave/ })
        .count(),
    ).toBe(0);
    await expect.poll(async () => (await colours()).text).toBeLessThan(0.5);
    expect(onScreen.text).toBeGreaterThan(0.5);

    /** How light the page's words are, from 0 to 1. */
    function colours() {
      return page.evaluate(() => {
        const heading = document.querySelector('.portal-root h1');
        if (heading === null) throw new Error('The page has no heading');
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        if (context === null) throw new Error('No canvas');
        context.fillStyle = getComputedStyle(heading).color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return { text: (red + green + blue) / 765 };
      });
    }
  });

  test('a ticket has its code on paper, and neither ways to other pages nor what holds for the device alone', async ({
    page,
  }) => {
    const { id, typeId } = await publishedEvent({ title: 'Printed at home' });
    const call = await callerFor(accounts.member);
    await call({ ...tickets.register, body: { ticketPriceId: typeId } });
    const { tickets: own } = tickets.mine.reply.schema.parse(await call({ ...tickets.mine, id }));
    await openAs(page, accounts.member, `/events/tickets/${own[0]?.ticketId ?? ''}`);
    const code = page.getByText('Show this code at the door.');
    const onDevice = page.getByText(/^This ticket stays on this device/);
    const back = page.getByRole('link', { name: 'Back to the event' });
    await onDevice.waitFor();
    expect(await back.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => back.isVisible()).toBe(false);
    expect([await code.isVisible(), await onDevice.isVisible()]).toEqual([true, false]);
  });
});
