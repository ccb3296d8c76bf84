import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import type { cpdAuditTrail } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { paged } from '../../http/cursor.ts';
import type { AuditCall } from './access.ts';
import { trailBehind } from './trail.queries.ts';
import { insertTrail } from './trail.writes.ts';

type Trail = typeof contract.audits.trail;
type TrailEntry = Pick<typeof cpdAuditTrail.$inferInsert, 'auditId' | 'kind' | 'personId' | 'dueOn'>;

/** Keeps what was done, with the transaction that does it. */
export async function keepTrail(tx: Db, entry: TrailEntry, call: Call): Promise<void> {
  await insertTrail(tx, { ...entry, at: call.now, actorId: personOf(call).id });
}

const keysetShape = z.int().min(0);

export async function trailOf(
  { pageSize, after }: HandlerInput<Trail>['query'],
  { db, deps, facts }: AuditCall,
): Promise<HandlerReply<Trail>> {
  const cursor = deps.cursors(`trail of the audit ${facts.audit.id}`, keysetShape);
  const rows = await trailBehind(db, facts.audit.id, after === undefined ? undefined : cursor.unpack(after), pageSize);
  const page = paged(rows, pageSize, (row) => row.id, cursor);
  return {
    entries: page.rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })),
    nextCursor: page.nextCursor,
  };
}
