import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { cpdAuditTrail, people } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { paged } from '../../http/cursor.ts';
import type { AuditCall } from './access.ts';

type Trail = typeof contract.audits.trail;
type Deed = Pick<typeof cpdAuditTrail.$inferInsert, 'auditId' | 'kind' | 'personId' | 'dueOn'>;

/** Keeps what was done, with the transaction that does it. */
export async function keepTrail(tx: Db, deed: Deed, call: Call): Promise<void> {
  await tx.insert(cpdAuditTrail).values({ ...deed, at: call.now, actorId: personOf(call).id });
}

const keysetShape = z.int().min(0);
const actor = alias(people, 'actor');

export async function trailOf(
  { pageSize, after }: HandlerInput<Trail>['query'],
  { db, deps, facts }: AuditCall,
): Promise<HandlerReply<Trail>> {
  const cursor = deps.cursors(`trail of the audit ${facts.audit.id}`, keysetShape);
  const { id, at, kind, dueOn } = cpdAuditTrail;
  const rows = await db
    .select({
      ...{ id, at, kind, dueOn },
      by: fullNameOrNull(actor),
      member: fullNameOrNull(people),
    })
    .from(cpdAuditTrail)
    .leftJoin(actor, eq(actor.id, cpdAuditTrail.actorId))
    .leftJoin(people, eq(people.id, cpdAuditTrail.personId))
    .where(
      and(eq(cpdAuditTrail.auditId, facts.audit.id), after === undefined ? undefined : lt(id, cursor.unpack(after))),
    )
    .orderBy(desc(id))
    .limit(pageSize + 1);
  const page = paged(rows, pageSize, (row) => row.id, cursor);
  return {
    entries: page.rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })),
    nextCursor: page.nextCursor,
  };
}
