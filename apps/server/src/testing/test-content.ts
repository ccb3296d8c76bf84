import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { isCounted } from '@portal/rules';
import { eq, sql } from 'drizzle-orm';
import { comments, communities, pollOptions, postEdits, postPolls, posts, reports } from '../db/schema/index.ts';
import type { TestPersonName, TestCommunityName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

/** Puts a post there, as if its author had written it. */
export async function writePost(
  server: TestServer,
  author: TestPersonName,
  place: TestCommunityName,
  more: Partial<typeof posts.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const now = server.clock.now();
  await server.db.insert(posts).values({
    id,
    communityId: place,
    authorId: author,
    title: `A post in ${place}`,
    bodyHtml: '<p>Words</p>',
    status: 1,
    createdAt: now,
    updatedAt: now,
    ...more,
  });
  if (isCounted({ status: more.status ?? 1, visibility: more.visibility ?? 'community' }))
    await server.db
      .update(communities)
      .set({ postsCount: sql`${communities.postsCount} + 1` })
      .where(sql`${communities.id} = ${place}`);
  return id;
}

/** Edits a post as whoever has just read it; `body` may say another version. */
export async function editAsRead(server: TestServer, who: TestPersonName, postId: string, body: object) {
  const [post] = await server.db.select({ version: posts.version }).from(posts).where(eq(posts.id, postId));
  const [edit] = await server.db
    .select({ version: postEdits.version })
    .from(postEdits)
    .where(eq(postEdits.postId, postId));
  const read = { version: post?.version ?? 0, pendingVersion: edit?.version ?? 0 };
  return server.call(who, contract.posts.edit, { params: { postId }, body: { ...read, ...body } });
}

/** Puts another title for a post there, as if its author had asked for it where edits need approval. */
export async function proposeTitle(server: TestServer, authorId: TestPersonName, postId: string): Promise<void> {
  await server.db
    .insert(postEdits)
    .values({ postId, authorId, title: 'Changed', removedAssetIds: [], postVersion: 1, updatedAt: server.clock.now() });
}

/** Puts a poll into a post; answers the id of its first option. */
export async function writePoll(
  server: TestServer,
  postId: string,
  more: Partial<typeof postPolls.$inferInsert> = {},
): Promise<string> {
  await server.db.insert(postPolls).values({ postId, isMultiple: false, results: 'afterVote', ...more });
  const options = ['Yes', 'No'].map((text, position) => ({ id: randomUUID(), postId, text, position }));
  await server.db.insert(pollOptions).values(options);
  return options[0]?.id ?? '';
}

export async function writeComment(
  server: TestServer,
  author: TestPersonName,
  postId: string,
  more: Partial<typeof comments.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const now = server.clock.now();
  await server.db
    .insert(comments)
    .values({ id, postId, authorId: author, bodyHtml: '<p>An answer</p>', createdAt: now, updatedAt: now, ...more });
  await server.db
    .update(posts)
    .set({ commentsCount: sql`${posts.commentsCount} + 1` })
    .where(sql`${posts.id} = ${postId}`);
  return id;
}

/** Puts a report there, as if somebody had written it; answers its id. */
export async function writeReport(
  server: TestServer,
  reporterId: TestPersonName,
  target: { postId: string } | { commentId: string },
): Promise<string> {
  const id = randomUUID();
  const createdAt = server.clock.now();
  await server.db.insert(reports).values({ ...target, id, reporterId, reason: 'Privacy concerns', createdAt });
  return id;
}

export function textFile(name: string, text = 'Minutes of the meeting'): File {
  return new File([text], name, { type: 'text/plain' });
}
