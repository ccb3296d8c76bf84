import type { contract, EndpointReply } from '@portal/api/contract';
import { isDoneByStaff, securityEventKinds } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { eventsOf } from './security-events.queries.ts';

/** What happened to how the person who asks signs in, the newest first. */
export async function securityEventsOf(call: Call): Promise<EndpointReply<typeof contract.account.securityEvents>> {
  const rows = await eventsOf(call.db, personOf(call).id);
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
