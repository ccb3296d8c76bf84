import { pageSizes } from '@portal/api/contract';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { segments } from '../../db/schema/index.ts';

export function listSegments(db: Db) {
  return db
    .select({ id: segments.id, name: segments.name })
    .from(segments)
    .orderBy(sql`lower(${segments.name}) collate "C"`, asc(segments.id))
    .limit(pageSizes.cap);
}
