import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { contractCallerFor } from './calls.ts';
import { openAs } from './logins.ts';
import { planMeeting } from './meeting-form.ts';
import { takeBystanders } from './newcomers.ts';
import { approve, ownCommunity, waitingPosts } from './own-community.ts';
import { expect, mailTo, test } from './portal-test.ts';
import { giveReason, openRow, rowOf, untilSent } from './queue.ts';

const { communities, joining, posts, requirements } = contract;
const place = 'Hands that play music';
const [violinist, table, thumbs, course, rota] = [
  'Splints for a violinist',
  'My old table is for sale',
  'What helps sore thumbs',
  'Come to my course',
  'A rota that was deleted',
] as const;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
const waitForText = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor(untilSent);

/** What has happened there over night. */
async function overNight() {
  const [moderator, writer, asking, seller, reader] = takeBystanders(5);
  if (!moderator || !writer || !asking || !seller || !reader) throw new Error('The demo world has too few members.');
  const community = await ownCommunity({ name: place, moderators: [moderator], members: [writer, seller, reader] });
  const { id } = community;
  const desk = await contractCallerFor(moderator.email);
  const { questions } = await desk(requirements.addQuestions, {
    params: { id },
    body: {
      communityQuestions: [
        { text: 'What do you play?', isRequiredAssets: false },
        { text: 'Please show your registration', isRequiredAssets: true },
      ],
    },
  });
  const [played, registration] = questions;
  const ask = await contractCallerFor(asking.email);
  const answers = [{ questionId: played?.id ?? '', answer: 'The viola da gamba.' }];
  await ask(joining.join, { params: { id }, body: { answers } });
  const files = [new File(['Registered since 2019'], 'registration.txt', { type: 'text/plain' })];
  await ask(joining.sendFiles, { params: { id, questionId: registration?.id ?? '' }, body: { files } });

  const [write, sell, read] = [
    await contractCallerFor(writer.email),
    await contractCallerFor(seller.email),
    await contractCallerFor(reader.email),
  ];
  const [, , ...published] = await waitingPosts(write, id, [violinist, table, thumbs, rota]);
  const [advertised] = await waitingPosts(sell, id, [course]);
  if (advertised !== undefined) published.push(advertised);
  await approve(desk, published);
  const message = 'Privacy concerns';
  for (const post of published) {
    if (post.title === rota) await write(posts.delete, { params: { id: post.id } });
    else await read(posts.report, { params: { id: post.id }, body: { message } });
    if (post.title === thumbs) await sell(posts.report, { params: { id: post.id }, body: { message } });
  }
  return { community, moderator, asking, seller, reader, sell };
}

test(
  'the day of a moderator: somebody is let in, posts and reports are decided, one is taken back, somebody is kept out, and a meeting and a file are given to the members [COM-324] [COM-325] [COM-328] [COM-330] [COM-335] [COM-338] [COM-367] [COM-370] [COM-380]',
  { timeout: 240_000 },
  async ({ page: desk, visit }) => {
    const { community, moderator, asking, seller, reader, sell } = await overNight();
    const { id, alias } = community;
    const go = (name: string) => desk.locator(`a[href="/admin/community/${id}/${name}"]:visible`).first().click();
    const choose = async (name: string, item: string) => {
      await desk.getByRole('button', { name: `Actions for ${name}` }).click();
      await desk.getByRole('menuitem', { name: item }).click();
    };

    await openAs(desk, moderator.email, `/admin/community/${id}/members`);
    await choose(nameOf(asking), 'View answers');
    const answers = desk.getByRole('dialog', { name: `Answers of ${nameOf(asking)}` });
    await answers.getByText('The viola da gamba.').waitFor();
    await answers.getByText('registration.txt').first().waitFor();
    await answers.getByRole('button', { name: 'Close' }).click();
    await answers.waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: `Approve ${nameOf(asking)}` }).press('Enter');
    await waitForText(desk, `${nameOf(asking)} is a member now.`);

    await go('pending-posts');
    await openRow(rowOf(desk, violinist));
    await desk.keyboard.press('a');
    await desk.getByText(`Approving “${violinist}”`).waitFor();
    await desk.keyboard.press('z');
    await rowOf(desk, violinist).waitFor();
    await openRow(rowOf(desk, violinist));
    await desk.keyboard.press('a');
    await openRow(rowOf(desk, table));
    await desk.keyboard.press('d');
    await giveReason(desk, `Decline “${table}”?`, 'It advertises something', 'Decline');
    await waitForText(desk, 'Post approved');
    await go('reported-posts');
    await waitForText(desk, 'Post declined');

    await openRow(rowOf(desk, thumbs));
    await desk.getByRole('button', { name: `Resolve the report of ${nameOf(reader)}` }).click();
    await waitForText(desk, 'Reports closed');
    await desk.getByRole('button', { name: new RegExp(`^${thumbs}.*1 report$`) }).waitFor();
    await openRow(rowOf(desk, thumbs));
    await desk.keyboard.press('d');
    await rowOf(desk, thumbs).waitFor({ state: 'detached' });
    await openRow(rowOf(desk, course));
    await desk.keyboard.press('a');
    await giveReason(desk, `Archive “${course}”?`, 'It advertises something', 'Archive post');
    await desk.getByText(`Archiving “${course}”`).waitFor();
    await go('members');
    await waitForText(desk, 'Post archived');

    await choose(nameOf(seller), 'Add to blacklist');
    const ban = desk.getByRole('dialog', { name: `Add ${nameOf(seller)} to the blacklist?` });
    await ban.getByRole('radio', { name: 'It advertises something' }).check();
    await ban.getByRole('textbox', { name: /^Reason/ }).fill('Sells courses');
    await ban.getByRole('button', { name: 'Add to blacklist' }).click();
    await waitForText(desk, `${nameOf(seller)} is on the blacklist.`);
    const mail = await mailTo(desk, seller.email, 'you can no longer be a member of');
    expect(mail).not.toContain('Sells courses');
    await expect(sell(communities.about, { params: { id } })).rejects.toThrow(': 403 ');
    await go('banned-members');
    await choose(nameOf(seller), 'Edit reason');
    const because = desk.getByRole('dialog', { name: `Reason for ${nameOf(seller)}` });
    await because.getByRole('textbox', { name: /^Reason/ }).fill('Sells courses, twice');
    await because.getByRole('button', { name: 'Save' }).click();
    await waitForText(desk, 'The reason is saved.');
    await desk.getByRole('row').filter({ hasText: 'Sells courses, twice' }).waitFor();

    await go('archive');
    await desk.getByRole('button', { name: `Publish ${course}` }).press('Enter');
    await waitForText(desk, 'Post published');
    await go('posts');
    await desk.getByRole('button', { name: `Restore ${rota}` }).click();
    await waitForText(desk, 'Post restored');

    await go('meetings');
    const meeting = 'An evening on posture';
    await planMeeting(desk, meeting, new Date(Date.now() + 20 * 86_400_000));
    await desk.getByRole('button', { name: `Manage ${meeting}` }).click();
    await desk.getByRole('menuitem', { name: /^Publish to dashboard/ }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish to dashboard' }).click();
    await waitForText(desk, 'Meeting published');

    await go('assets');
    await desk.getByRole('button', { name: 'Folder', exact: true }).click();
    const folder = desk.getByRole('dialog', { name: 'New folder' });
    await folder.getByRole('textbox', { name: /^Name/ }).fill('Scores');
    await folder.getByRole('button', { name: 'Create folder' }).click();
    await waitForText(desk, 'Folder created.');
    await desk.getByRole('button', { name: 'Add a file or link to Scores' }).click();
    const file = desk.getByRole('dialog', { name: 'Add a file or link to Scores' });
    await file.getByRole('radio', { name: 'A file' }).check();
    await file
      .locator('input[type=file]')
      .setInputFiles({ name: 'scales.txt', mimeType: 'text/plain', buffer: Buffer.from('C D E') });
    await file.getByRole('textbox', { name: /^Name/ }).fill('Scales for sore hands');
    await file.getByRole('textbox', { name: /^Description/ }).fill('Slowly.');
    await file.getByRole('button', { name: 'Add', exact: true }).click();
    await waitForText(desk, 'File added successfully.');

    await go('log');
    for (const entry of [
      `let ${nameOf(asking)} in`,
      `put ${nameOf(seller)} on the blacklist`,
      `closed the reports of “${thumbs}”`,
    ])
      await desk.getByText(entry).first().waitFor();

    const member = await visit();
    await openAs(member, asking.email, `/communities/${alias}/posts`);
    for (const title of [violinist, thumbs, course, rota])
      await member.getByRole('article').filter({ hasText: title }).first().waitFor();
    expect(await member.getByRole('article').filter({ hasText: table }).count()).toBe(0);
    await member.goto(`/communities/${alias}/resources`);
    await member.getByText('Scales for sore hands').first().waitFor();
    await member.goto(`/communities/${alias}/meetings`);
    await member.getByText(meeting).first().waitFor();
  },
);
