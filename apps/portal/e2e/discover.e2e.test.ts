import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

test('cards of events stand in one column on a phone, in two from 768 px, in three from 1200 px and in four from 1600 px [EVT-075] [EVT-076]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/events/discover/all');
  const cards = page.getByRole('article');
  await cards.nth(4).waitFor();
  const columns = async () => {
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((at) => cards.nth(at).boundingBox()));
    return boxes.filter((box) => box?.y === boxes[0]?.y).length;
  };
  for (const [width, expected] of [
    [360, 1],
    [768, 2],
    [1200, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(expected);
  }
});
