import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

/** The moderator looks after it. */
const place = { id: 'c-11', moderator: 'jing.liu@mail.example.org' };

test('a moderator sees how their community does, as a chart and as its table, and by the address again', async ({
  page,
}) => {
  await openAs(page, place.moderator, `/admin/community/${place.id}/about`);
  await page.getByRole('link', { name: 'Insight' }).click();
  const posts = page.getByRole('figure', { name: 'Posts', exact: true });
  await posts.getByRole('button', { name: 'Show as table' }).click();
  const rows = posts.getByRole('row');
  // A quarter, from its first whole week on.
  await expect.poll(() => rows.count()).toBeGreaterThan(12);
  const written = await rows.getByRole('cell').allTextContents();
  expect(written.some((count) => Number(count) > 0)).toBe(true);

  await page.getByRole('button', { name: /Time/ }).click();
  await page.getByRole('option', { name: 'The last 4 weeks' }).click();
  await page.waitForURL(/[?&]range=month/);
  const address = page.url();
  await page.goto(address);
  await page.getByRole('button', { name: /The last 4 weeks/ }).waitFor();
  await page.getByRole('figure', { name: 'Members', exact: true }).waitFor();
});

test('an administrator sees all communities together, a member nothing', async ({ page, visit }) => {
  await openAs(page, accounts.admin, '/admin/communities-management/insight?step=month');
  const members = page.getByRole('figure', { name: 'Members', exact: true });
  await members.getByRole('button', { name: 'Show as table' }).click();
  const first = (await members.getByRole('cell').first().textContent()) ?? '';
  expect(Number(first.replace(',', ''))).toBeGreaterThan(0);

  const member = await visit();
  await openAs(member, accounts.member, `/admin/community/${place.id}/insight`);
  await member.waitForURL('/');
});
