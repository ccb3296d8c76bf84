import type { contract, CpdAudit, HandlerInput, HandlerReply } from '@portal/api/contract';
import { dayIn } from '@portal/rules';
import * as z from 'zod';
import type { cpdAudits } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { found } from '../../http/problem.ts';
import type { AuditCall } from './access.ts';
import { auditsBehind, auditWithCounts } from './audit-list.queries.ts';

type Query = typeof contract.audits.query;

/** When an audit was begun, and its id. */
const keysetShape = z.tuple([moment, keyText]);

export async function queryAudits(
  { query, body }: Pick<HandlerInput<Query>, 'query' | 'body'>,
  call: Call,
): Promise<HandlerReply<Query>> {
  const cursor = call.deps.cursors('audits of CPD', keysetShape);
  const keyset = query.after === undefined ? null : cursor.unpack(query.after);
  const rows = await auditsBehind(call.db, { status: body.status, keyset, pageSize: query.pageSize }, todayOf(call));
  const page = paged(rows, query.pageSize, ({ audit }) => [audit.createdAt.toISOString(), audit.id], cursor);
  return { audits: page.rows.map(reply), nextCursor: page.nextCursor };
}

/** The audit that the access rule has found. */
export async function auditOf(call: AuditCall): Promise<CpdAudit> {
  const row = await auditWithCounts(call.db, call.facts.audit.id, todayOf(call));
  return reply(found(row));
}

function todayOf({ deps, now }: Call): string {
  return dayIn(now, deps.profile.timeZone);
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
