import { type contract, type EndpointReply, pageSizes } from '@portal/api/contract';
import { isDoneByStaff, securityEventKinds } from '@portal/api/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditEvents } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';

/** What happened to how the person who asks signs in, the newest first. */
export async function securityEventsOf(call: Call): Promise<EndpointReply<typeof contract.account.securityEvents>> {
  const { id, kind, at, address, personId } = auditEvents;
  const rows = await call.db
    .select({ id, kind, at, address })
    .from(auditEvents)
    .where(and(eq(personId, personOf(call).id), inArray(kind, [...securityEventKinds])))
    .orderBy(desc(at), desc(id))
    .limit(pageSizes.securityEvents);
  return {
    events: rows.flatMap((row) => {
      const known = securityEventKinds.find((one) => one === row.kind);
      if (known === undefined) return [];
      return [
        {
          id: String(row.id),
          kind: known,
          at: row.at.toISOString(),
          address: isDoneByStaff(known) ? null : row.address,
        },
      ];
    }),
  };
}
