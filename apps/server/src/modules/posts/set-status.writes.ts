import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { posts } from '../../db/schema/index.ts';
import { notifyOfMentions } from '../activities/index.ts';

/** Those whom a post mentions, who are told once however often it is published. */
export async function notifyMentioned(
  tx: Db,
  { id, communityId, authorId }: { id: string; communityId: string; authorId: string },
  at: Date,
): Promise<void> {
  const [text] = await tx.select({ html: posts.bodyHtml }).from(posts).where(eq(posts.id, id));
  if (text) await notifyOfMentions(tx, { postId: id, communityId, initiatorId: authorId, ...text, at });
}
