import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';

/** More than anybody is asked in. */
const most = 100;

export function auditsOf(db: Db, personId: string) {
  return db
    .select({ auditCase: cpdAuditCases, audit: cpdAudits })
    .from(cpdAuditCases)
    .innerJoin(cpdAudits, eq(cpdAudits.id, cpdAuditCases.auditId))
    .where(eq(cpdAuditCases.personId, personId))
    .orderBy(desc(cpdAudits.createdAt), desc(cpdAudits.id))
    .limit(most);
}
