import type { Page } from 'playwright-core';
import { expect, test } from './portal-test.ts';

test('what lies below the page has the colour of the page, in the dark too', async ({ visit }) => {
  const page = await visit({ viewport: { width: 768, height: 900 }, colorScheme: 'dark' });
  await page.goto('/account/sign-in');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '20px';
    scrollTo(0, document.documentElement.scrollHeight);
  });
  const own = await page.evaluate(() => {
    const root = document.querySelector('.portal-root');
    return root === null ? '' : getComputedStyle(root).backgroundColor;
  });
  expect(await paintedAt(page, { x: 4, y: 895 })).toBe(await paintedBy(page, own));
});

/** As a browser writes what it has painted. */
function paintedBy(page: Page, colour: string): Promise<string> {
  return page.evaluate((own) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.fillStyle = own;
    context.fillRect(0, 0, 1, 1);
    return String(context.getImageData(0, 0, 1, 1).data);
  }, colour);
}

async function paintedAt(page: Page, { x, y }: { x: number; y: number }): Promise<string> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0);
    return String(context.getImageData(0, 0, 1, 1).data);
  }, picture.toString('base64'));
}
