import { postStatuses } from '@portal/api/contract';
import { and, asc, eq, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, comments, linkPreviews, posts, textLinks } from '../../db/schema/index.ts';
import { announcePreviews } from './notify-of-previews.writes.ts';

export type DuePreview = Pick<typeof linkPreviews.$inferSelect, 'id' | 'url' | 'attempts' | 'askedBy'>;

/** Whoever has not come back after this has died with it. */
const abandonedMs = 60_000;
const mostAttempts = 3;
/** Those who have a post with it on screen are told, of so many posts. */
const mostAnnounced = 50;

/** The page that has been due longest, for oneself alone: servers that ask at the same time get different ones. */
export async function claimPreview(db: Db, now: Date): Promise<DuePreview | null> {
  const { id, url, dueAt, claimedAt, attempts, askedBy } = linkPreviews;
  const next = db
    .select({ id })
    .from(linkPreviews)
    .where(and(lte(dueAt, now), or(isNull(claimedAt), lt(claimedAt, new Date(now.getTime() - abandonedMs)))))
    .orderBy(asc(dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed = null] = await db
    .update(linkPreviews)
    .set({ claimedAt: now, attempts: sql`${attempts} + 1` })
    .where(eq(id, next))
    .returning({ id, url, attempts, askedBy });
  return claimed;
}

type Found = Pick<typeof linkPreviews.$inferSelect, 'title' | 'description' | 'siteName'> & {
  picture: Pick<typeof assets.$inferInsert, 'id' | 'hash' | 'bytes'> | null;
};

/** Keeps what was read of a page, and tells those who have a text with it on screen. */
export async function savePreview(db: Db, { id, url, askedBy }: DuePreview, found: Found, now: Date): Promise<void> {
  const { picture, ...words } = found;
  const owner = { ownerKind: 'linkPreview', ownerId: id } as const;
  await db.transaction(async (tx) => {
    await tx.delete(assets).where(and(eq(assets.ownerKind, owner.ownerKind), eq(assets.ownerId, id)));
    if (picture !== null)
      await tx.insert(assets).values({
        ...picture,
        ...owner,
        name: 'preview.webp',
        type: 'image/webp',
        uploadedBy: askedBy ?? '',
        createdAt: now,
      });
    await tx
      .update(linkPreviews)
      .set({ ...words, imageAssetId: picture?.id ?? null, readAt: now, dueAt: null, claimedAt: null })
      .where(eq(linkPreviews.id, id));
    const shown = await tx
      .select({ postId: textLinks.postId })
      .from(textLinks)
      .where(eq(textLinks.url, url))
      .limit(mostAnnounced);
    await announcePreviews(
      tx,
      shown.map(({ postId }) => postId),
    );
  });
}

/** Tries again after a minute and after four; then it is left until a text asks for it anew. */
export async function missPreview(db: Db, { id, attempts }: DuePreview, now: Date): Promise<void> {
  const dueAt = attempts >= mostAttempts ? null : new Date(now.getTime() + attempts ** 2 * 60_000);
  await db.update(linkPreviews).set({ dueAt, claimedAt: null }).where(eq(linkPreviews.id, id));
}

/** A text that is being written stands in no row yet. */
const graceMs = 3_600_000;

/** Forgets what is known of pages that no post and no comment shows any more; their pictures go with what nobody owns. */
export async function forgetPreviews(db: Db, now: Date): Promise<void> {
  const shown = db
    .select({ one: sql`1` })
    .from(textLinks)
    .innerJoin(posts, eq(posts.id, textLinks.postId))
    .leftJoin(comments, eq(comments.id, textLinks.commentId))
    .where(
      and(
        eq(textLinks.url, linkPreviews.url),
        sql`${textLinks.removedUrl} is distinct from ${textLinks.url}`,
        ne(posts.status, postStatuses.deleted),
        isNull(comments.deletedAt),
      ),
    );
  const since = new Date(now.getTime() - graceMs);
  await db.delete(linkPreviews).where(and(lt(linkPreviews.askedAt, since), notExists(shown)));
}
