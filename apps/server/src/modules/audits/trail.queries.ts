import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { cpdAuditTrail, people } from '../../db/schema/index.ts';

const actor = alias(people, 'actor');

export function trailBehind(db: Db, auditId: string, before: number | undefined, pageSize: number) {
  const { id, at, kind, dueOn } = cpdAuditTrail;
  return db
    .select({
      ...{ id, at, kind, dueOn },
      by: fullNameOrNull(actor),
      member: fullNameOrNull(people),
    })
    .from(cpdAuditTrail)
    .leftJoin(actor, eq(actor.id, cpdAuditTrail.actorId))
    .leftJoin(people, eq(people.id, cpdAuditTrail.personId))
    .where(and(eq(cpdAuditTrail.auditId, auditId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(pageSize + 1);
}
