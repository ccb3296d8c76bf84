import type { CpdAudit } from '@portal/api/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';
import { within } from '../events/index.ts';
import { isOverdueCase } from './case-columns.queries.ts';

function selectAudits(db: Db, today: string) {
  const { status, auditId } = cpdAuditCases;
  const isLate = isOverdueCase(today);
  const counts = within<CpdAudit['counts']>(sql`(select json_build_object(
    'asked', count(*) filter (where ${status} = 'asked'), 'submitted', count(*) filter (where ${status} = 'submitted'),
    'returned', count(*) filter (where ${status} = 'returned'), 'accepted', count(*) filter (where ${status} = 'accepted'),
    'overdue', count(*) filter (where ${isLate}))
    from ${cpdAuditCases} where ${auditId} = ${cpdAudits.id})`);
  return db.select({ audit: cpdAudits, counts }).from(cpdAudits);
}

interface AuditsQuery {
  status: (typeof cpdAudits.$inferSelect)['status'] | null;
  keyset: [string, string] | null;
  pageSize: number;
}

export function auditsBehind(db: Db, { status, keyset, pageSize }: AuditsQuery, today: string) {
  return selectAudits(db, today)
    .where(
      and(
        status === null ? undefined : eq(cpdAudits.status, status),
        keyset === null
          ? undefined
          : sql`(${cpdAudits.createdAt}, ${cpdAudits.id}) < (${keyset[0]}::timestamptz, ${keyset[1]})`,
      ),
    )
    .orderBy(desc(cpdAudits.createdAt), desc(cpdAudits.id))
    .limit(pageSize + 1);
}

export async function auditWithCounts(db: Db, id: string, today: string) {
  const [row = null] = await selectAudits(db, today).where(eq(cpdAudits.id, id));
  return row;
}
