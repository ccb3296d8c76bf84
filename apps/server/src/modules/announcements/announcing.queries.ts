import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { announcements, segments } from '../../db/schema/index.ts';
import { announcementReply } from './announcements.ts';

/** The newest first. */
export async function allAnnouncements(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = await db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(announcements);
  return { announcements: rows.map(announcementReply), totalItemCount: count?.total ?? 0 };
}

export async function announcementById(tx: Db, id: string) {
  const [row = null] = await tx.select().from(announcements).where(eq(announcements.id, id));
  return row;
}

export function segmentsById(tx: Db, ids: string[]) {
  return tx.select().from(segments).where(inArray(segments.id, ids));
}
