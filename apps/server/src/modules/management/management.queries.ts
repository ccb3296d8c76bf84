import type { contract, HandlerReply } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { segments } from '../../db/schema/index.ts';

export type Management = typeof contract.management;

export async function allSegments(db: Db): Promise<HandlerReply<Management['segments']>> {
  const rows = await db
    .select({ segmentId: segments.id, segmentName: segments.name })
    .from(segments)
    .orderBy(sql`lower(${segments.name})`, segments.id);
  return { segments: rows };
}
