import { contract } from '@portal/api/contract';
import { demoWorld } from '@portal/demo/world';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { movedOn, shiftsOn, watchShifts } from '../paint/shifts.ts';
import { beginComment, commentTaken, sendComment, writeComment } from './comments.ts';
import { accessTokenIn, loginAt, openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, isLiveStream, test } from './portal-test.ts';
import { relayTo } from './relay.ts';
import { dataFolder, freePort, startServer, stopServer } from './server-process.ts';

/** The page hears of changes from the moment its stream is answered. */
const heard = (page: Page) => page.waitForResponse((answer) => isLiveStream(answer.url()) && answer.ok());

async function communityAt(origin: string, headers: Record<string, string>) {
  const answer = await fetch(`${origin}/api/v1/community?alias=hand-therapy`, { headers });
  return contract.communities.byAlias.reply.schema.parse(await answer.json()).community;
}

async function writePost(origin: string, headers: Record<string, string>, title: string): Promise<string> {
  const body = new FormData();
  body.set('communityId', (await communityAt(origin, headers)).id);
  body.set('title', title);
  body.set('body', '<p>What do you use?</p>');
  const answer = await fetch(origin + contract.posts.create.path, { method: 'POST', headers, body });
  return contract.posts.create.reply.schema.parse(await answer.json()).id;
}

/** As its author does it, by a program. */
async function rewrite(
  origin: string,
  headers: Record<string, string>,
  { method, path }: { method: string; path: string },
  words: Record<string, string>,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(words)) body.set(name, value);
  expect((await fetch(origin + path, { method, headers, body })).status).toBe(200);
}

async function addComment(
  origin: string,
  headers: Record<string, string>,
  postId: string,
  text = 'Foam, I think.',
): Promise<string> {
  const { path, reply } = contract.comments.create;
  const body = new FormData();
  body.set('body', `<p>${text}</p>`);
  const answer = await fetch(origin + path.replace('{postId}', postId), { method: 'POST', headers, body });
  return reply.schema.parse(await answer.json()).id;
}

const showNew = (page: Page) => page.getByRole('button', { name: 'Show 1 new comment' }).click();

test(
  'two browsers see each other’s comments as they are written, also after the server was killed, which loses nothing that it answered with success',
  {
    timeout: 240_000,
  },
  async ({ visit }) => {
    const data = dataFolder();
    const port = await freePort();
    const baseURL = `http://localhost:${port}`;
    const first = await startServer(port, data.path);
    try {
      const headers = { authorization: `Bearer ${accessTokenIn(await loginAt(baseURL, accounts.member))}` };
      const id = await writePost(baseURL, headers, 'Splints for night use');
      const path = `/communities/hand-therapy/posts/${id}`;
      const [mia, tom] = [await visit({ baseURL, isLive: true }), await visit({ baseURL, isLive: true })];
      for (const [page, email] of [
        [mia, accounts.member],
        [tom, accounts.moderator],
      ] as const) {
        const isHeard = heard(page);
        await openAs(page, email, path);
        await isHeard;
      }

      await beginComment(tom, 'Soft ones, with a strap.');
      await mia.getByText('Tom is writing…').waitFor();
      await sendComment(tom);
      await mia.getByText('Soft ones, with a strap.').waitFor();
      await commentTaken(tom, 'Soft ones, with a strap.');
      await writeComment(mia, 'Thank you.');
      // What is read moves for nobody: a new comment waits until it is asked for.
      await showNew(tom);
      await tom.getByText('Thank you.').waitFor();

      const like = await fetch(`${baseURL}/api/v1/community/post/${id}/like`, { method: 'POST', headers });
      expect(like.status).toBe(200);
      await stopServer(first, 'SIGKILL');
      const areHeard = Promise.all([heard(mia), heard(tom)]);
      const second = await startServer(port, data.path);
      const reply = await fetch(`${baseURL}/api/v1/community/post/${id}`, { headers });
      expect(await reply.json()).toMatchObject({ title: 'Splints for night use', isLiked: true, likesCount: 1 });
      await areHeard;
      await writeComment(mia, 'Which strap?');
      await showNew(tom);
      await tom.getByText('Which strap?').waitFor();
      await stopServer(second, 'SIGTERM');
    } finally {
      data.remove();
    }
  },
);

test('a connection that is lost takes nothing away: what was written meanwhile is told of once it is back, and what comes then as it comes', async ({
  visit,
}) => {
  const origin = inject('portalUrl');
  const relay = await relayTo(origin);
  try {
    const headers = { authorization: `Bearer ${accessTokenIn(await loginAt(origin, accounts.moderator))}` };
    const postId = await writePost(origin, headers, ownWords('Which tape'));
    await addComment(origin, headers, postId);
    const page = await visit({ baseURL: relay.origin, isLive: true });
    const isHeard = heard(page);
    await openAs(page, accounts.member, `/communities/hand-therapy/posts/${postId}`);
    await isHeard;
    await page.getByText('Foam, I think.').waitFor();
    // By then it has been told how far the stream has come.
    await fetch(`${origin}/api/v1/community/post/${postId}/like`, { method: 'POST', headers });
    await page.getByRole('button', { name: '1 like', exact: true }).first().waitFor();

    relay.cut();
    await addComment(origin, headers, postId, 'While you were away.');
    const isHeardAgain = heard(page);
    relay.mend();
    expect((await isHeardAgain).request().headers()['last-event-id']).toMatch(/^\d+$/);
    await showNew(page);
    await page.getByText('While you were away.').waitFor();

    await addComment(origin, headers, postId, 'Now that you are back.');
    await showNew(page);
    await page.getByText('Now that you are back.').waitFor();
  } finally {
    relay.close();
  }
});

test('new posts wait behind a bar, counts change in place, and two tabs share one stream, which the second holds once the first is closed', async ({
  visit,
}) => {
  const page = await visit({ isLive: true });
  const isHeard = heard(page);
  await openAs(page, accounts.member, '/communities');
  await isHeard;
  const origin = new URL(page.url()).origin;
  const headers = { authorization: `Bearer ${accessTokenIn(await loginAt(origin, accounts.moderator))}` };

  const tab = await page.context().newPage();
  const streams: string[] = [];
  tab.on('request', (request) => isLiveStream(request.url()) && streams.push(request.url()));
  await tab.goto('/communities');
  await tab.getByRole('button', { name: /^Notifications/ }).waitFor();
  const before = await page.getByRole('article').first().boundingBox();

  const title = ownWords('Written while you read');
  const id = await writePost(origin, headers, title);
  for (const each of [page, tab]) await each.getByRole('button', { name: /^Show \d+ new post/ }).waitFor();
  expect(await page.getByRole('article').first().boundingBox()).toEqual(before);
  await page.getByRole('button', { name: /^Show \d+ new post/ }).click();
  const post = page.getByRole('article').filter({ hasText: title });
  await post.waitFor();
  await fetch(`${origin}/api/v1/community/post/${id}/like`, { method: 'POST', headers });
  await post.getByRole('button', { name: /1 like/ }).waitFor();
  expect(streams).toEqual([]);

  await tab.getByRole('button', { name: /^Show \d+ new post/ }).click();
  const takesOver = heard(tab);
  await page.close();
  await takesOver;
  const own = { authorization: `Bearer ${accessTokenIn(await loginAt(origin, accounts.member))}` };
  await fetch(`${origin}/api/v1/community/post/${id}/like`, { method: 'POST', headers: own });
  const likes = tab
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: /2 likes/ });
  await likes.waitFor();
});

test('what its author edits is new to who reads it where it stands, but not under their own open editor', async ({
  visit,
}) => {
  const origin = inject('portalUrl');
  const headers = { authorization: `Bearer ${accessTokenIn(await loginAt(origin, accounts.member))}` };
  const [title, later] = [ownWords('Which foam is it'), ownWords('Which foam was it')];
  const postId = await writePost(origin, headers, title);
  const commentId = await addComment(origin, headers, postId);
  const { posts, comments } = contract;
  const toPost = { method: posts.edit.method, path: posts.edit.path.replace('{postId}', postId) };
  const toComment = {
    method: comments.edit.method,
    path: comments.edit.path.replace('{postId}', postId).replace('{commentId}', commentId),
  };

  const [reader, feed] = [await visit({ isLive: true }), await visit({ isLive: true })];
  for (const [page, path] of [
    [reader, `/communities/hand-therapy/posts/${postId}`],
    [feed, '/communities'],
  ] as const) {
    const isHeard = heard(page);
    await openAs(page, accounts.moderator, path);
    await isHeard;
  }
  const card = feed.getByRole('article').filter({ hasText: title });
  await card.waitFor();

  await rewrite(origin, headers, toPost, {
    title: `${title} today`,
    body: '<p>The blue one?</p>',
    version: '1',
  });
  await reader.getByText('The blue one?').waitFor();
  await card.getByText(`${title} today`).waitFor();
  expect(await feed.getByRole('button', { name: /^Show \d+ new post/ }).count()).toBe(0);
  await rewrite(origin, headers, toComment, { body: '<p>Felt, I mean.</p>', version: '1' });
  await reader.getByText('Felt, I mean.').waitFor();
  expect(await reader.getByRole('button', { name: /^Show \d+ new comment/ }).count()).toBe(0);

  await reader
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await reader.getByRole('menuitem', { name: 'Edit post' }).click();
  const field = reader.getByRole('textbox', { name: /^Title/ });
  await field.fill('Mine, not saved yet');
  await rewrite(origin, headers, toPost, { title: later, version: '2' });
  await feed.getByRole('article').getByText(later).waitFor();
  expect(await field.inputValue()).toBe('Mine, not saved yet');
});

test('the preview of a link that comes while its text is read moves nothing, and stands there when it is opened again', async ({
  visit,
}) => {
  const origin = inject('portalUrl');
  const headers = { authorization: `Bearer ${accessTokenIn(await loginAt(origin, accounts.member))}` };
  const postId = await writePost(origin, headers, 'A study worth a look');
  const commentId = await addComment(origin, headers, postId);
  const { posts, comments } = contract;
  const toPost = { method: posts.edit.method, path: posts.edit.path.replace('{postId}', postId) };
  const toComment = {
    method: comments.edit.method,
    path: comments.edit.path.replace('{postId}', postId).replace('{commentId}', commentId),
  };
  const [known] = demoWorld().linkPreviews;
  const body = `<p>It is <a href="${known?.url}">this one</a>.</p>`;

  const readers = await Promise.all(
    [360, 1280].map((width) => visit({ isLive: true, viewport: { width, height: 800 } })),
  );
  for (const page of readers) {
    await watchShifts(page);
    const isHeard = heard(page);
    await openAs(page, accounts.moderator, `/communities/hand-therapy/posts/${postId}`);
    await isHeard;
    await page.getByText('Foam, I think.').waitFor();
  }
  const before = await Promise.all(readers.map(async (page) => (await shiftsOn(page)).length));

  await rewrite(origin, headers, toPost, { title: 'A study worth a look', body, version: '1' });
  await rewrite(origin, headers, toComment, { body, version: '1' });
  for (const [place, page] of readers.entries()) {
    const links = page.getByRole('link', { name: 'this one' });
    await expect.poll(() => links.count()).toBe(2);
    expect(await movedOn(page, `reader ${place}`, before[place])).toBe('');
    const previews = page.getByRole('link', { name: `${known?.title}, on ${known?.siteName}, opens in a new tab` });
    expect(await previews.count()).toBe(0);
    await page.reload();
    await expect.poll(() => previews.count()).toBe(2);
  }
});
