import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { linkPreviews, textLinks } from '../../db/schema/index.ts';

/** What is known stays good for so long; what could not be read is not asked for again as soon. */
const [freshMs, failedMs] = [7 * 86_400_000, 86_400_000];

/** Pages that the texts of one person have read in an hour. */
const mostPerHour = 20;

const hourMs = 3_600_000;

/** Whether the page is to be read now. */
export async function askFor(tx: Db, url: string, askedBy: string, now: Date): Promise<boolean> {
  const [known] = await tx.select().from(linkPreviews).where(eq(linkPreviews.url, url));
  if (known !== undefined && (known.dueAt !== null || isRecent(known, now))) return false;
  const since = new Date(now.getTime() - hourMs);
  const [counted] = await tx
    .select({ times: count() })
    .from(linkPreviews)
    .where(and(eq(linkPreviews.askedBy, askedBy), gt(linkPreviews.askedAt, since)));
  if ((counted?.times ?? 0) >= mostPerHour) return false;
  const due = { askedBy, askedAt: now, dueAt: now, attempts: 0 };
  const rows = await tx
    .insert(linkPreviews)
    .values({ id: randomUUID(), url, ...due })
    .onConflictDoUpdate({ target: linkPreviews.url, set: due, setWhere: sql`${linkPreviews.dueAt} is null` })
    .returning({ id: linkPreviews.id });
  return rows.length > 0;
}

/** It was read, or tried, not long ago. */
function isRecent({ readAt, askedAt }: typeof linkPreviews.$inferSelect, now: Date): boolean {
  const isKnown = readAt !== null && now.getTime() - readAt.getTime() < freshMs;
  return isKnown || now.getTime() - askedAt.getTime() < failedMs;
}

export async function deleteLink(tx: Db, textId: string): Promise<void> {
  await tx.delete(textLinks).where(eq(textLinks.textId, textId));
}

export async function putLink(
  tx: Db,
  { textId, postId, commentId, url }: { textId: string; postId: string; commentId: string | undefined; url: string },
): Promise<void> {
  await tx
    .insert(textLinks)
    .values({ textId, postId, commentId, url })
    .onConflictDoUpdate({ target: textLinks.textId, set: { url } });
}
