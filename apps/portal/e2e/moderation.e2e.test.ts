import { contract } from '@portal/api/contract';
import { contractCallerFor } from './calls.ts';
import { openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { approve, ownCommunity, waitingPosts } from './own-community.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';
import { openRow, untilSent } from './queue.ts';

test('a post waits until a moderator approves it, who took that back once, denies a report, and an administrator lets the next one through', async ({
  page,
  visit,
}) => {
  const [moderator, member, other] = takeBystanders(3);
  if (!moderator || !member || !other) throw new Error('The demo world has too few members.');
  const place = await ownCommunity({ name: 'Where posts wait', moderators: [moderator], members: [member, other] });
  const title = ownWords('A question about plan reviews');
  await openAs(page, member.email, `/communities/${place.alias}/posts`);
  const write = async (words: string) => {
    await page.getByRole('button', { name: 'Create post' }).first().click();
    await page.getByRole('textbox', { name: /^Title/ }).fill(words);
    await page.getByRole('textbox', { name: /^Content/ }).fill('Who else has one soon?');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
  };
  await write(title);
  await page.getByText('Successfully created. Waiting for approval').first().waitFor();
  const [reported] = await waitingPosts(await contractCallerFor(other.email), place.id, ['A template for reports']);
  if (reported === undefined) throw new Error('Nothing was written.');
  await approve(await contractCallerFor(moderator.email), [reported]);
  const report = await contractCallerFor(member.email);
  await report(contract.posts.report, { params: { id: reported.id }, body: { message: 'Privacy concerns' } });

  const desk = await visit();
  const sent: string[] = [];
  desk.on('request', (request) => request.url().endsWith('/set-status') && sent.push(request.url()));
  await openAs(desk, moderator.email, `/admin/community/${place.id}/pending-posts`);
  const row = desk.getByRole('button', { name: new RegExp(`^${title}`) });
  await openRow(row);
  await desk.keyboard.press('a');
  await desk.getByText(`Approving “${title}”`).waitFor();
  await row.waitFor({ state: 'detached' });
  await desk.keyboard.press('z');
  await row.waitFor();
  expect(sent).toEqual([]);
  await page.reload();
  await page.getByRole('article').filter({ hasText: title }).getByText('Waiting for approval').first().waitFor();

  await openRow(row);
  await desk.keyboard.press('a');
  await desk.getByText('Post approved').first().waitFor(untilSent);
  await page.reload();
  const own = page.getByRole('article').filter({ hasText: title });
  await own.waitFor();
  expect(await own.getByText('Waiting for approval').count()).toBe(0);

  await desk.goto(`/admin/community/${place.id}/reported-posts`);
  const reports = desk.getByRole('button', { name: new RegExp(`^${reported.title.slice(0, 20)}`) });
  await openRow(reports);
  await desk.keyboard.press('d');
  await desk.getByText(`Closing the reports of “${reported.title}”`).waitFor();
  await desk.getByText('Reports closed').first().waitFor(untilSent);
  await desk.reload();
  await desk.getByRole('heading', { level: 1 }).first().waitFor();
  await desk.waitForLoadState('networkidle');
  expect(await reports.count()).toBe(0);
  await page.goto(`/communities/${place.alias}/posts/${reported.id}`);
  await page.getByRole('heading', { name: reported.title }).waitFor();

  const admin = await visit();
  await openAs(admin, accounts.admin, `/admin/community/${place.id}/settings`);
  await admin.getByRole('textbox', { name: /^Short description/ }).fill('Plans, reviews and reports');
  await admin.getByRole('checkbox', { name: 'Post approval' }).uncheck();
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.getByText('Successfully saved').first().waitFor();
  await page.goto(`/communities/${place.alias}/posts`);
  await page.getByText('Plans, reviews and reports').first().waitFor();
  await write('Another question about plan reviews');
  await page.getByText('Successfully created', { exact: true }).first().waitFor();
});
