import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, enquiries } from '../../db/schema/index.ts';

export async function enquiryById(db: Db, id: string) {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return enquiry;
}

export function filesOfEnquiry(db: Db, enquiryId: string) {
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerKind, 'enquiry'), eq(assets.ownerId, enquiryId)))
    .orderBy(asc(assets.createdAt));
}
