import { openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';
import { untilSent } from './queue.ts';

/** New posts wait there, the member belongs to it, and more than one person looks after it. */
const place = { id: 'c-28', alias: 'member-news' };
const [first, second] = ['niamh.nibhriain@example.net', 'bronwyn.langford@example.org'];

test('a post is declined with a reason, its author appeals, and another moderator takes the decision back', async ({
  page,
  visit,
}) => {
  const [title, wish] = [ownWords('A spare sling'), ownWords('Many would like to know.')];
  const decision = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await openAs(page, accounts.member, `/communities/${place.alias}/posts`);
  await page.getByRole('button', { name: 'Create post' }).first().click();
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('textbox', { name: /^Content/ }).fill('Ours is worn.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Successfully created. Waiting for approval').first().waitFor();

  const desk = await visit();
  await openAs(desk, first, `/admin/community/${place.id}/pending-posts`);
  const row = desk.getByRole('button', { name: new RegExp(`^${title.slice(0, 20)}`) });
  await row.focus();
  await desk.keyboard.press('d');
  const why = desk.getByRole('dialog', { name: `Decline “${title}”?` });
  await why.getByRole('radio', { name: 'It does not belong here' }).check();
  await why.getByRole('textbox', { name: /^What you want to say to them/ }).fill('News only, please.');
  await why.getByRole('button', { name: 'Decline' }).click();
  await desk.getByText('Post declined').first().waitFor(untilSent);

  await page.goto('/communities/decisions');
  await page.getByRole('heading', { name: `Your post “${title}” was not published` }).waitFor();
  await decision.getByText('News only, please.').waitFor();
  await page.getByRole('button', { name: `Ask for another look: ${title}` }).click();
  const appeal = page.getByRole('dialog', { name: 'Ask for another look?' });
  await appeal.getByRole('textbox').fill(wish);
  await appeal.getByRole('button', { name: 'Send' }).click();
  await decision.getByText('You have asked for another look. You get the answer by e-mail.').waitFor();

  await desk.goto(`/admin/community/${place.id}/appeals`);
  await desk.getByText(wish).waitFor();
  await desk.getByText('Another moderator decides about this one.').first().waitFor();
  expect(await desk.getByRole('button', { name: `Take the decision back: ${title}` }).count()).toBe(0);

  const other = await visit();
  await openAs(other, second, `/admin/community/${place.id}/appeals`);
  await other.getByRole('button', { name: `Take the decision back: ${title}` }).click();
  const answer = other.getByRole('dialog', { name: `Take the decision about “${title}” back?` });
  await answer.getByRole('textbox', { name: /^Your answer/ }).fill('You are right.');
  await answer.getByRole('button', { name: 'Take the decision back' }).click();
  await other.getByText('The appeal is answered.').first().waitFor();
  await other.goto(`/admin/community/${place.id}/log`);
  await other.getByText(`took the decision about “${title}” back`, { exact: false }).first().waitFor();

  await page.reload();
  await decision.getByText('It was looked at again, and the decision was taken back.').waitFor();
  await decision.getByText('You are right.').waitFor();
  await page.goto(`/communities/${place.alias}/posts`);
  const own = page.getByRole('article').filter({ hasText: title });
  await own.waitFor();
  expect(await own.getByText('Waiting for approval').count()).toBe(0);
});
