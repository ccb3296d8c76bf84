import { randomUUID } from 'node:crypto';
import { previewedLink, showsPreviews } from '@portal/api/rules';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { linkPreviews, textLinks } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/call.ts';
import { addJob } from '../../jobs/add-job.ts';

interface Text {
  postId: string;
  commentId?: string;
  html: string;
  authorId: string;
}

/** What is known stays good for so long; what could not be read is not asked for again as soon. */
const [freshMs, failedMs] = [7 * 86_400_000, 86_400_000];
/** Pages that the texts of one person have read in an hour. */
const mostPerHour = 20;
const hourMs = 3_600_000;

/** The page whose preview a text of this portal shows. */
export function linkIn(html: string, { profile, portalUrl }: Pick<Deps, 'profile' | 'portalUrl'>): string | null {
  return showsPreviews(profile) ? previewedLink(html, URL.parse(portalUrl)?.host ?? null) : null;
}

/** Keeps what page a new text links to, in the transaction that writes it, and has that read where nobody knows it yet. */
export async function noteLink(tx: Db, text: Text, call: Call): Promise<void> {
  const url = linkIn(text.html, call.deps);
  if (url !== null) await keepLink(tx, url, text, call);
}

/** The same of a text that may have linked to a page before. */
export async function changeLink(tx: Db, text: Text, call: Call): Promise<void> {
  const url = linkIn(text.html, call.deps);
  if (url === null) await tx.delete(textLinks).where(eq(textLinks.textId, text.commentId ?? text.postId));
  else await keepLink(tx, url, text, call);
}

async function keepLink(tx: Db, url: string, { postId, commentId, authorId }: Text, call: Call): Promise<void> {
  const textId = commentId ?? postId;
  await tx
    .insert(textLinks)
    .values({ textId, postId, commentId, url })
    .onConflictDoUpdate({ target: textLinks.textId, set: { url } });
  if (await askFor(tx, url, authorId, call.now)) await addJob(tx, 'readPreviews');
}

/** Whether the page is to be read now. */
async function askFor(tx: Db, url: string, askedBy: string, now: Date): Promise<boolean> {
  const [known] = await tx.select().from(linkPreviews).where(eq(linkPreviews.url, url));
  if (known !== undefined && (known.dueAt !== null || isRecent(known, now))) return false;
  const since = new Date(now.getTime() - hourMs);
  const [asked] = await tx
    .select({ times: count() })
    .from(linkPreviews)
    .where(and(eq(linkPreviews.askedBy, askedBy), gt(linkPreviews.askedAt, since)));
  if ((asked?.times ?? 0) >= mostPerHour) return false;
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
