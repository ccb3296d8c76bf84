import type { Page } from 'playwright-core';
import { commentTaken, writeComment } from './comments.ts';
import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';
import type { WorldCommunity } from '@portal/demo/world';
import { asksNothing, communityToJoin, postsOf } from './world-places.ts';

test('a member joins a public community, writes a post with a picture, comments, answers, likes and leaves [COM-129] [COM-132]', async ({
  page,
}) => {
  const { email } = atEachTry(accounts.member);
  const community = communityToJoin(email, (each) => each.isPublic && asksNothing(each) && !each.isRequirePostApproval);
  await openAs(page, email, `/communities/${community.alias}`);
  await page.getByRole('heading', { level: 1, name: community.name }).waitFor();
  await page.getByRole('button', { name: 'Join Community' }).first().click();
  await page.getByRole('button', { name: 'Joined' }).first().waitFor();

  await page.goto(`/communities/${community.alias}/posts`);
  await writePost(page, 'Which wrist splint for a pianist?', 'She plays four hours a day and cannot stop.');
  await page.getByText('Successfully created', { exact: true }).waitFor();
  const post = page.getByRole('article').filter({ hasText: 'Which wrist splint for a pianist?' }).first();
  await post.getByRole('button', { name: 'Like', exact: true }).click();
  await post.getByRole('button', { name: '1 like', exact: true }).waitFor();
  await post.getByRole('link', { name: 'Which wrist splint for a pianist?' }).click();
  await page.getByRole('img', { name: 'Picture of Which wrist splint for a pianist?' }).waitFor();

  await writeComment(page, 'Yourself first: what have you tried?');
  await page
    .getByRole('button', { name: /^Reply to/ })
    .first()
    .click();
  const reply = page.getByRole('textbox', { name: /^Your reply to/ });
  await reply.fill('A soft one, and it slipped.');
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await commentTaken(page, 'A soft one, and it slipped.', reply);

  await page.reload();
  await page.getByText('A soft one, and it slipped.').waitFor();
  await page.getByText('Yourself first: what have you tried?').waitFor();

  await page.goto(`/communities/${community.alias}`);
  await page.getByRole('button', { name: 'Joined' }).first().click();
  await page.getByRole('menuitem', { name: 'Leave community' }).click();
  await page.getByRole('button', { name: 'Leave community' }).click();
  await page.waitForURL('**/communities/explore');
});

test('a member asks to join a private community and takes the request back [COM-130] [COM-133] [COM-134]', async ({
  page,
}) => {
  const { email } = atEachTry(accounts.member);
  const community = communityToJoin(email, (each) => !each.isPublic);
  await openAs(page, email, `/communities/${community.alias}`);
  await page.getByText('Community is private').waitFor();
  await page.getByText('You must be a member to view it').waitFor();
  await page.getByRole('button', { name: 'Request to Join' }).first().click();
  if (community.isRequireAgreement) {
    await page.getByRole('checkbox', { name: 'I accept' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  if (community.questions.length > 0) await answerQuestions(page, community);
  await page.getByRole('button', { name: 'Pending Access' }).first().waitFor();
  await page.reload();
  const pending = page.getByRole('button', { name: 'Pending Access' }).first();
  await pending.waitFor();
  await expect.poll(() => pending.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Cancel request' }).first().click();
  await page.getByRole('button', { name: 'Request to Join' }).first().waitFor();
});

test('a member asks to join a private community with terms, two questions and a file, and waits [COM-138] [COM-139] [COM-140] [COM-145]', async ({
  page,
}) => {
  const { email } = atEachTry(accounts.member);
  const community = communityToJoin(
    email,
    (each) =>
      !each.isPublic &&
      each.isRequireAgreement &&
      each.questions.length === 2 &&
      each.questions.filter(({ isRequiredAssets }) => isRequiredAssets).length === 1,
  );
  const sent: string[] = [];
  page.on('response', (answer) => {
    const [, step] = /\/(join|send-files)$/.exec(new URL(answer.url()).pathname) ?? [];
    if (step !== undefined) sent.push(`${step} ${answer.status()}`);
  });
  await openAs(page, email, `/communities/${community.alias}`);
  await page.getByRole('button', { name: 'Request to Join' }).first().click();
  const next = page.getByRole('dialog', { name: 'Terms and conditions' }).getByRole('button', { name: 'Next' });
  await page.getByRole('checkbox', { name: 'I accept' }).waitFor();
  expect(await next.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'I accept' }).check();
  await next.click();
  const questions = page.getByRole('dialog', { name: 'Questions' });
  for (const { text } of community.questions) await questions.getByText(text).first().waitFor();
  await questions.getByRole('button', { name: 'Next' }).click();
  await questions.getByText('Please upload a file.').waitFor();
  expect(sent).toEqual([]);
  await answerQuestions(page, community);
  await page.getByRole('button', { name: 'Pending Access' }).first().waitFor();
  await expect.poll(() => sent).toEqual(['join 200', 'send-files 200']);

  await page.reload();
  await page.getByText('Community is private').waitFor();
  const pending = page.getByRole('button', { name: 'Pending Access' }).first();
  await expect.poll(() => pending.isDisabled()).toBe(true);
  await page.goto(`/communities/${community.alias}/posts`);
  await page.getByText('Community is private').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});

test('twenty fast clicks on like, or one more, end in the state of the last, there and on the server', async ({
  page,
}) => {
  const [post] = postsOf(accounts.member);
  if (post === undefined) throw new Error('The demo world has no post that the member reads.');
  await openAs(page, accounts.member, `/communities/${post.alias}/posts/${post.id}`);
  const like = page.getByRole('button', { name: /^(Like|Take your like back)$/ }).first();
  const words = () => like.evaluate((button) => button.ariaLabel ?? button.textContent);
  const press = (times: number) =>
    like.evaluate((button, count) => {
      for (let click = 0; click < count; click += 1) if (button instanceof HTMLElement) button.click();
    }, times);
  await like.waitFor();
  const before = await words();
  const taken = page.waitForResponse((answer) => /\/(like|dislike)$/.test(new URL(answer.url()).pathname));
  await press(21);
  const after = await words();
  expect(after).not.toBe(before);
  expect((await taken).ok()).toBe(true);
  await page.reload();
  await expect.poll(words).toBe(after);
  await press(20);
  await expect.poll(words).toBe(after);
  await page.reload();
  await expect.poll(words).toBe(after);
});

test('the address keeps the filters of Explore, also over a reload and the way back [COM-071]', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/explore?onlyJoined=true');
  const onlyJoined = page.getByRole('switch', { name: /Show only \d+ joined/ });
  await expect.poll(() => onlyJoined.isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Hand therapy' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Hand therapy' }).waitFor();
  await page.goBack();
  await expect.poll(() => onlyJoined.isChecked()).toBe(true);
});

test('the unanswered questions of a community are shown alone, and the address says so', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/hand-therapy/posts');
  await page.getByRole('button', { name: 'Show unanswered questions' }).click();
  const words = page.getByText('Only questions without an accepted answer are shown.');
  await words.waitFor();
  await page.reload();
  await words.waitFor();
  const first = page.getByRole('article').first();
  await first.getByText('Question', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await words.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.has('onlyUnanswered')).toBe(false);
});

test('what is typed in a new post survives a reload', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/hand-therapy/posts');
  await page.getByRole('button', { name: 'Create post' }).first().click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Half a thought');
  await page.waitForFunction(
    (text) => Object.values(localStorage).some((stored) => String(stored).includes(text)),
    'Half a thought',
  );
  await page.reload();
  await page.getByText('Your draft is back.').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Half a thought');
});

async function answerQuestions(page: Page, community: WorldCommunity): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Questions' });
  await dialog.waitFor();
  await expect.poll(() => dialog.getByRole('textbox').count()).toBe(community.questions.length);
  for (const box of await dialog.getByRole('textbox').all())
    await box.fill('I work in this field and would like to learn.');
  for (const field of await dialog.locator('input[type=file]').all()) {
    await field.setInputFiles(await pictureOf(page, 'registration.png'));
  }
  await dialog.getByRole('button', { name: 'Next' }).click();
}

/** A real picture: what the page looks like now. */
async function pictureOf(page: Page, name: string) {
  return {
    name,
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 180 } }),
  };
}

async function writePost(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Create post' }).first().click();
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('textbox', { name: /^Content/ }).fill(text);
  await page.getByText('Add a type, tags, a picture or files').click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureOf(page, 'splint.png'));
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}
