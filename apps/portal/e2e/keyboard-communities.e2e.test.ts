import { firstOption, hasFocus, press, tabTo, type } from './keys.ts';
import { openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

test('a poll that mentions somebody is asked, found from the bell, and answered with the keyboard alone', async ({
  visit,
}) => {
  const title = ownWords('Which evening, without a mouse');
  const [mia, tom] = [await visit(), await visit()];
  await openAs(mia, accounts.member, '/communities/hand-therapy/posts');
  await press(mia, mia.getByRole('button', { name: 'Create post' }).first());
  await type(mia, mia.getByRole('textbox', { name: /^Title/ }), title);
  await type(mia, mia.getByRole('textbox', { name: /^Content/ }), 'For whoever likes to, @Tom');
  await firstOption(mia, /^Tom/).waitFor();
  await mia.keyboard.press('Enter');
  await press(mia, mia.getByRole('button', { name: 'Add a poll' }));
  await type(mia, mia.getByRole('textbox', { name: 'Answer 1' }), 'Monday');
  await type(mia, mia.getByRole('textbox', { name: 'Answer 2' }), 'Friday');
  await press(mia, mia.getByRole('button', { name: 'Post', exact: true }));
  await mia.getByRole('list', { name: `Poll: ${title}` }).waitFor();

  await openAs(tom, accounts.moderator, '/communities/hand-therapy');
  const bell = tom.getByRole('button', { name: /^Notifications/ });
  await press(tom, bell);
  const panel = tom.getByRole('dialog', { name: 'Notifications' });
  await press(tom, panel.getByRole('link', { name: new RegExp(`mentioned you in “${title}`) }));
  const poll = tom.getByRole('list', { name: `Poll: ${title}` });
  const friday = poll.getByRole('button', { name: /^Friday/ });
  await press(tom, friday);
  await tom.getByText('1 person has voted').waitFor();
  await expect.poll(() => friday.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => hasFocus(friday)).toBe(true);
});

test('notifications are read, told apart and closed with the keyboard alone', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/hand-therapy');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await press(page, bell);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const unread = panel.getByRole('link', { name: /^Unread/ });
  await press(page, unread);
  await expect.poll(() => unread.getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(bell)).toBe(true);
});

test('a meeting is found by its filters and answered with the keyboard alone', async ({ page }) => {
  await openAs(page, accounts.moderator, '/meetings/explore');
  await page.getByRole('article').first().waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'All', exact: true }));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/type=upcoming/);
  const meeting = page
    .getByRole('article')
    .filter({ has: page.getByRole('radio', { name: 'No response', checked: true }) });
  await press(page, meeting.first().getByRole('heading').getByRole('link'));
  await page.waitForURL(/\/communities\/[^/]+\/meetings\//);
  // The list stands until its page has come.
  const replies = page.getByRole('radiogroup', { name: 'Your reply' });
  await expect.poll(() => replies.count()).toBe(1);
  await tabTo(page, replies.getByRole('radio', { name: 'No response' }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('radio', { name: 'Going', exact: true }).isChecked()).toBe(true);
});

test('what was said in a community is found by a word with the keyboard alone', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/hand-therapy/search');
  await type(page, page.getByRole('searchbox', { name: 'Search posts and comments' }), 'splint');
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: 'Posts found' });
  await press(page, found.getByRole('link').first());
  await page.waitForURL(/\/communities\/hand-therapy\/posts\//);
});
