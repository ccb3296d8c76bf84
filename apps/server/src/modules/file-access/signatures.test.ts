import { contract, type Endpoint } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  assets,
  categories,
  comments,
  communities,
  communityTags,
  cpdRecords,
  documents,
  faqs,
  folderItems,
  folders,
  joinQuestions,
  meetings,
  organisations,
  people,
  posts,
  postTags,
  reports,
  segments,
  tags,
} from '../../db/schema/index.ts';
import { allEndpoints, nameOf } from '../../http/bind.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { seedFile } from '../../testing/files.ts';
import { bearer } from '../../testing/logins.ts';
import { requestOf } from '../../testing/request.ts';
import { editAsRead, textFile, writeComment, writePost } from '../../testing/test-content.ts';
import { seedLibrary } from '../../testing/test-content-items.ts';
import { seedFolder } from '../../testing/test-folders.ts';
import { testWithServer } from '../../testing/server-test.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { isByAlias, idOf, requiredQuery } from '../../testing/requested-object.ts';
import { seedSubmittedFile } from '../../testing/test-audits.ts';
import { assetIdOf } from '../../signing/asset-urls.ts';

const readers: readonly TestPersonName[] = [
  'admin',
  'manager',
  'moderator',
  'member',
  'outsider',
  'waiting',
  'blocked',
  'client',
];

/** Ways to write the address of a file so that a careless reader of the text takes it for a picture. */
function disguises(path: string, own: string): string[] {
  const escaped = `src=&quot;${path}&quot;`;
  return [
    `src="${path}"`,
    `<p>src="${path}"</p>`,
    `<img src="${path}">`,
    `<img src="https://portal.test${path}?session=x&exp=1&sig=y" alt="">`,
    `<IMG SRC='${path}'>`,
    `<img src=${path}>`,
    `<img src="${own}" alt="${escaped}">`,
    `<img src="${own}" alt='src="${path}"'>`,
    `<img alt="" src="${own}" src="${path}">`,
    `&lt;img src="${path}"&gt;`,
    `&#60;img src="${path}" /&#62;`,
    `<pre>src="${path}"</pre><code><img src="${path}"></code>`,
    `<pre>&lt;img src="${path}"&gt;</pre>`,
    `<a href="https://x.example/?${escaped}" title='src="${path}"'>x</a>`,
    `<td title='<img src="${path}">'>x</td>`,
    `<!-- <img src="${path}"> -->`,
    `<figure data-video='src="${path}"'><img src="${path}"></figure>`,
    `<span data-mention='src="${path}"'>@x</span>`,
    `<svg><image href="${path}"/><img src="${path}"></svg>`,
    `<template><img src="${path}"></template>`,
  ];
}

const { downloadCopy } = contract.personalData;

const secretIds: string[] = [];
const test = testWithServer();
let params: Record<string, string>;
let texts: (own: string) => string;

test.beforeAll(async ({ server }) => {
  const deleted = await writePost(server, 'other', 'elsewhere', { status: 3 });
  const hidden = await writePost(server, 'moderator', 'hidden');
  secretIds.push(
    await seedFile(server, { ownerKind: 'post', ownerId: deleted }, 'other'),
    await seedFile(server, { ownerKind: 'post', ownerId: hidden }, 'moderator'),
    // One that members do see, but with another post.
    await seedFile(server, { ownerKind: 'post', ownerId: await writePost(server, 'admin', 'open') }, 'admin'),
  );
  texts = (own) => secretIds.flatMap((id) => disguises(`/api/content/assets/${id}`, own)).join('\n');
  params = await seedTexts(server);
});

/** Writes the disguises into everything that anybody reads, past all checks, beside files that belong there. */
async function seedTexts(server: TestServer): Promise<Record<string, string>> {
  const { db } = server;
  const text = texts('/api/content/assets/none');
  const postId = await writePost(server, 'member', 'open');
  const commentId = await writeComment(server, 'member', postId);
  const own = await seedFile(server, { ownerKind: 'post', ownerId: postId });
  await seedFile(server, { ownerKind: 'postImage', ownerId: postId });
  await seedFile(server, { ownerKind: 'comment', ownerId: commentId });
  await seedFile(server, { ownerKind: 'avatar', ownerId: 'member' });
  await seedFile(server, { ownerKind: 'community', ownerId: 'open' });
  await seedFile(server, { ownerKind: 'cpdRecord', ownerId: 'open' }, 'admin', 'open');
  // There are badges of what is confirmed alone.
  await db.update(cpdRecords).set({ source: 'event' }).where(eq(cpdRecords.id, 'open'));
  // Their pictures are shown to nobody.
  for (const ownerId of ['editor', 'careful'] as const)
    await seedFile(server, { ownerKind: 'avatar', ownerId }, ownerId);
  await db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'editor'));
  const ownPath = `/api/content/assets/${own}`;
  const body = `${texts(ownPath)}<img src="${ownPath}" alt="" />`;
  await db.update(posts).set({ title: text, bodyHtml: body }).where(eq(posts.id, postId));
  await db.update(comments).set({ bodyHtml: body }).where(eq(comments.id, commentId));
  await db.update(assets).set({ name: text }).where(eq(assets.id, own));
  await db.insert(reports).values(
    [{ postId }, { commentId }].map((of, index) => ({
      id: `report-${index}`,
      ...of,
      reporterId: 'other',
      reason: text,
      createdAt: server.clock.now(),
    })),
  );
  await db.update(communities).set({ name: text, shortDescription: text, aboutHtml: body, aboutJson: text });
  await db.update(communities).set({ termsHtml: body, termsJson: text }).where(eq(communities.id, 'open'));
  await db.update(people).set({ firstName: text, lastName: text, pronoun: text, organisationName: text });
  await db.insert(organisations).values({ id: 'workplace', name: text, location: text });
  await db.update(documents).set({ html: text, json: text });
  await db
    .insert(faqs)
    .values({ id: 'faq', question: text, answerHtml: body, position: 0, createdAt: server.clock.now() });
  const folderId = await seedFolder(server, 'open', ['in-a-folder']);
  await db.update(folders).set({ name: text, description: text });
  await db.update(folderItems).set({ name: text, description: text });
  await db.update(meetings).set({ name: text, description: text, number: text, password: text });
  for (const ownerKind of ['meeting', 'meetingImage'] as const)
    await seedFile(server, { ownerKind, ownerId: 'open' }, 'admin', `of-${ownerKind}`);
  await db.update(meetings).set({ imageAssetId: 'of-meetingImage' });
  for (const table of [tags, categories, segments]) await db.update(table).set({ name: text });
  await db.update(joinQuestions).set({ text });
  await db.insert(postTags).values({ postId, tagId: 'tag-1' });
  await db.insert(communityTags).values({ communityId: 'open', tagId: 'tag-1' });
  await server.call('member', contract.posts.like, { params: { id: postId } });
  await server.call('member', contract.posts.view, { params: { id: postId } });
  return {
    id: 'open',
    communityId: 'open',
    folderId,
    meetingId: 'open',
    assetId: 'of-meeting',
    version: '1',
    resourceId: await seedLibrary(server),
    evidenceId: await seedSubmittedFile(server, 'admin'),
    postId,
    commentId,
    userId: 'member',
    questionId: 'why',
    sessionId: 'none',
    number: 'none',
    segmentType: 'fundingscheme',
    file: 'logo.svg',
  };
}

/** Calls that read, although their method says otherwise. */
const reading = new Map<Endpoint, object>([
  [contract.communities.getList, {}],
  [contract.meetings.explore, {}],
  [contract.people.search, { keyword: 'src' }],
  [contract.people.batch, { accountIds: ['member', 'editor', 'careful'] }],
]);
/** Besides the posts with the disguises they show, to those who may see them, the posts whose files these name. */
const listsEveryPost: Endpoint[] = [
  contract.posts.ofCommunity,
  contract.posts.feed,
  contract.moderation.posts,
  contract.search.posts,
];
const isReading = (endpoint: Endpoint) => endpoint.method === 'GET' || reading.has(endpoint);

/** Of what has ids of its own; the rest is called as the community is. */
function idIn(path: string): string | undefined {
  if (path.startsWith('/api/v1/account/') || path.startsWith('/api/admin/users/')) return 'member';
  if (path.startsWith('/api/Org/')) return 'workplace';
  if (path.startsWith('/api/content/pages/')) return 'page';
  return /\/cpd\/period\/\{/.test(path) ? '2026-11-30' : undefined;
}

function requestTo(endpoint: Endpoint, token: string): Request {
  const id = idIn(endpoint.path) ?? params[idOf(endpoint)];
  return requestOf(
    endpoint,
    // Requests of every shape go through here; what does not fit is answered, not thrown.
    {
      params: { ...params, id },
      query:
        isByAlias(endpoint) || endpoint === contract.management.existsByAlias
          ? { alias: 'open-alias' }
          : requiredQuery(endpoint),
      body: reading.get(endpoint),
    } as never,
    bearer(token),
  );
}

/** Every address with a signature in a text, as a client would find it there. */
function signedIn(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&');
  return [
    ...plain.matchAll(
      /\/api\/content\/(?:assets|calendar|documents)\/[^\s"'\\?]+\?session=[\w-]+&exp=\d+&sig=[\w-]{43}(?:&(?:w|part)=[\w-]*)?/g,
    ),
  ].map(([url]) => url);
}

describe('every signature in a reply opens a file of what the reply tells of', () => {
  const kindsSeen = new Set<string>();

  test.for(readers)('to %s', async (who, { server }) => {
    const token = await server.tokenOf(who);
    const answered = new Set<string>();
    for (const endpoint of allEndpoints().filter(isReading)) {
      const response = await server.fetch(requestTo(endpoint, token));
      const reply = await response.text();
      if (response.status === 200) answered.add(nameOf(endpoint));
      for (const address of signedIn(reply)) {
        const id = assetIdOf(address) ?? '';
        if (!listsEveryPost.includes(endpoint)) expect(secretIds, nameOf(endpoint)).not.toContain(id);
        expect((await server.fetch(address)).status, `${nameOf(endpoint)} ${id}`).toBe(200);
        const [file] = await server.db.select().from(assets).where(eq(assets.id, id));
        if (file) kindsSeen.add(file.ownerKind);
      }
      // Nor in any other form: a signature stands in no place that the search above does not know.
      expect(reply.match(/sig=[\w-]{43}/g) ?? []).toHaveLength(signedIn(reply).length);
    }
    if (who === 'admin') {
      // Nothing is made of anybody's data until they ask: a ZIP, in which no address is signed.
      const all = allEndpoints().filter((endpoint) => isReading(endpoint) && endpoint !== downloadCopy);
      expect([...answered]).toEqual(all.map(nameOf));
      expect([...kindsSeen].sort()).toEqual([
        'avatar',
        'comment',
        'community',
        'folder',
        'meeting',
        'meetingImage',
        'post',
        'postImage',
      ]);
    }
  });

  test('and so does what is answered to whoever writes, with words that come back', async ({ server }) => {
    const own = (
      await server.call('member', contract.posts.create, {
        body: { communityId: 'closed', title: 'Files', body: '<p>Files</p>', files: [textFile('a.txt')] },
      })
    ).body;
    const path = own.attachments[0]?.path.split('?')[0] ?? '';
    for (const disguise of secretIds.flatMap((id) => disguises(`/api/content/assets/${id}`, path))) {
      // Slowly enough for what one person may write in a minute.
      server.clock.pass(2_000);
      const html = `<p>Words</p>${disguise}`;
      const answers = [
        await editAsRead(server, 'member', own.id, { title: 'Files', body: html }),
        await server.call('member', contract.comments.create, {
          params: { postId: own.id },
          body: { body: html, files: [new File(['words'], `${disguise}.txt`)] },
        }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.message], disguise).toEqual([200, undefined]);
        for (const address of signedIn(JSON.stringify(body)))
          expect(secretIds, disguise).not.toContain(assetIdOf(address));
      }
    }
  });
});
