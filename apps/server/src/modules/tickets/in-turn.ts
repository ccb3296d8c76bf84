import { lockPerson } from '../../db/lock-person.ts';
import { personOf } from '../../http/call.ts';
import { keeping } from '../../http/keeping.ts';
import type { TicketTypeCall } from './access.ts';

/** Whatever buttons a person presses in however many tabs, what they have of an event is looked at and changed by one call after another. */
export function inTurn<Reply>(call: TicketTypeCall, work: (own: TicketTypeCall) => Promise<Reply>): Promise<Reply> {
  return keeping(call.db, async (tx) => {
    await lockPerson(tx, personOf(call).id);
    return work({ ...call, db: tx });
  });
}
