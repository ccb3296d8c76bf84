import type { contract, CpdAudit, HandlerInput, HandlerReply } from '@portal/api/contract';
import { dayIn } from '@portal/api/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { found } from '../../http/problem.ts';
import { within } from '../events/index.ts';
import type { AuditCall } from './access.ts';
import { isOverdueCase } from './case-columns.queries.ts';

type Query = typeof contract.audits.query;

/** When an audit was begun, and its id. */
const keysetShape = z.tuple([moment, keyText]);

export async function queryAudits(
  { query, body }: Pick<HandlerInput<Query>, 'query' | 'body'>,
  call: Call,
): Promise<HandlerReply<Query>> {
  const cursor = call.deps.cursors('audits of CPD', keysetShape);
  const keyset = query.after === undefined ? null : cursor.unpack(query.after);
  const rows = await selectAudits(call)
    .where(
      and(
        body.status === null ? undefined : eq(cpdAudits.status, body.status),
        keyset === null
          ? undefined
          : sql`(${cpdAudits.createdAt}, ${cpdAudits.id}) < (${keyset[0]}::timestamptz, ${keyset[1]})`,
      ),
    )
    .orderBy(desc(cpdAudits.createdAt), desc(cpdAudits.id))
    .limit(query.pageSize + 1);
  const page = paged(rows, query.pageSize, ({ audit }) => [audit.createdAt.toISOString(), audit.id], cursor);
  return { audits: page.rows.map(reply), nextCursor: page.nextCursor };
}

/** The audit that the access rule has found. */
export async function auditOf(call: AuditCall): Promise<CpdAudit> {
  const [row = null] = await selectAudits(call).where(eq(cpdAudits.id, call.facts.audit.id));
  return reply(found(row));
}

function selectAudits({ db, deps, now }: Call) {
  const { status, auditId } = cpdAuditCases;
  const isLate = isOverdueCase(dayIn(now, deps.profile.timeZone));
  const counts = within<CpdAudit['counts']>(sql`(select json_build_object(
    'asked', count(*) filter (where ${status} = 'asked'), 'submitted', count(*) filter (where ${status} = 'submitted'),
    'returned', count(*) filter (where ${status} = 'returned'), 'accepted', count(*) filter (where ${status} = 'accepted'),
    'overdue', count(*) filter (where ${isLate}))
    from ${cpdAuditCases} where ${auditId} = ${cpdAudits.id})`);
  return db.select({ audit: cpdAudits, counts }).from(cpdAudits);
}

function reply({ audit, counts }: { audit: typeof cpdAudits.$inferSelect; counts: CpdAudit['counts'] }): CpdAudit {
  const { id, name, firstDay, lastDay, dueOn, status, selection, createdAt, revision } = audit;
  return {
    auditId: id,
    ...{ name, dueOn, status, selection, counts, revision },
    period: { firstDay, lastDay },
    createdAt: createdAt.toISOString(),
  };
}
