import { randomUUID } from 'node:crypto';
import { moderationAppeals, moderationLog } from '../db/schema/index.ts';
import { writePost } from './test-content.ts';
import type { TestPersonName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

/** An appeal of somebody against the decline of their post in `closed`. */
export async function seedAppeal(
  server: TestServer,
  { by = null, author = 'other' }: { by?: TestPersonName | null; author?: TestPersonName } = {},
): Promise<string> {
  const { db, clock } = server;
  const [id, now] = [randomUUID(), clock.now()];
  const place = { communityId: 'closed', postId: await writePost(server, author, 'closed', { status: 99 }) };
  const [decision] = await db
    .insert(moderationLog)
    .values({ ...place, deed: 'postDeclined', actorId: by, personId: author, at: now })
    .returning({ id: moderationLog.id });
  await db.insert(moderationAppeals).values({
    ...{ id, communityId: 'closed', authorId: author, words: 'Why?', createdAt: now },
    decisionId: decision?.id ?? 0,
  });
  return id;
}
