import { pageSizes } from '@portal/api/contract';
import { securityEventKinds } from '@portal/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditEvents } from '../../db/schema/index.ts';

export function eventsOf(db: Db, ownerId: string) {
  const { id, kind, at, address, personId } = auditEvents;
  return db
    .select({ id, kind, at, address })
    .from(auditEvents)
    .where(and(eq(personId, ownerId), inArray(kind, [...securityEventKinds])))
    .orderBy(desc(at), desc(id))
    .limit(pageSizes.securityEvents);
}
