import { personOf } from '../../http/call.ts';
import type { DeskCall } from './access.ts';
import { begin, record } from './change-event.ts';
import { endAll, setCancelled } from './cancel-event.writes.ts';

/**
 * Cancels an event with all that hangs on it, in one transaction: nobody registers any more, who was about to pay is let go, every ticket ends, and what was paid
 * is noted to be given back.
 */
export async function cancelEvent(
  { revision: read, message }: { revision: number; message: string },
  call: DeskCall,
): Promise<{ revision: number }> {
  const { id } = call.facts.event;
  return call.db.transaction(async (tx) => {
    const revision = await begin(tx, 'cancel', read, call);
    await setCancelled(tx, id, revision);
    await endAll(tx, id, { personId: personOf(call).id, now: call.now });
    const changes = message === '' ? [] : [{ field: 'message', before: null, after: message }];
    await record(tx, id, { kind: 'cancelled', changes }, call);
    return { revision };
  });
}
