import type { Page } from 'playwright-core';
import { movedOn, watchShifts } from '../paint/shifts.ts';
import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';
import { showSeededLists } from './seeded-lists.ts';

const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('what is announced stands on the first page, moves nothing, and stays away from whoever dismissed it [HOM-002] [HOM-010]', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  await showSeededLists(page);
  await watchShifts(page);
  await openAs(page, atEachTry(accounts.member).email, '/');
  await announcement(page).waitFor();
  const box = await announcement(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
  expect(await movedOn(page, '360 light')).toBe('');

  // The way back to the top stands above it, not on its words.
  await page.evaluate(() => window.scrollTo(0, 400));
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await toTop.waitFor();
  const [wayUp, banner] = [await toTop.boundingBox(), await announcement(page).boundingBox()];
  expect((wayUp?.y ?? Infinity) + (wayUp?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);

  const dismissed = page.waitForResponse((response) => response.url().endsWith('/cancelled') && response.ok());
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await announcement(page).waitFor({ state: 'detached' });
  await dismissed;
  await page.goto('about:blank');
  const listResponse = page.waitForResponse((response) => response.url().endsWith('/api/v1/announcements'));
  await page.goto('/');
  expect(await (await listResponse).json()).toEqual({ announcements: [] });
  expect(await announcement(page).count()).toBe(0);

  const other = await visit();
  await openAs(other, accounts.moderator, '/');
  await announcement(other).waitFor();
});
