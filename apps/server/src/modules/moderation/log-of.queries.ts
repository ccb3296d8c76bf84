import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moderationLog } from '../../db/schema/index.ts';

export function logEntriesOf(db: Db, communityId: string, before: number | undefined, pageSize: number) {
  return db
    .select()
    .from(moderationLog)
    .where(
      and(eq(moderationLog.communityId, communityId), before === undefined ? undefined : lt(moderationLog.id, before)),
    )
    .orderBy(desc(moderationLog.id))
    .limit(pageSize + 1);
}
