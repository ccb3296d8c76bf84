import { lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { enquiries } from '../../db/schema/index.ts';

/** As long as it can be seen that a mail was not sent. */
const retentionMs = 90 * 86_400_000;

export async function forgetEnquiries(db: Db, now: Date): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.createdAt, new Date(now.getTime() - retentionMs)));
}

export async function insertEnquiry(tx: Db, enquiry: typeof enquiries.$inferInsert): Promise<void> {
  await tx.insert(enquiries).values(enquiry);
}
