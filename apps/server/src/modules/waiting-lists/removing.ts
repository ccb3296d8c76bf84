import type { contract, HandlerInput } from '@portal/api/contract';
import { removalRefusal } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { audit } from '../auth/index.ts';
import type { DeskCall } from '../desk/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { addSold, lockedType, offerFreeSeats } from '../seats/index.ts';
import { entryOf } from './removing.queries.ts';
import { removeEntry } from './removing.writes.ts';

/** Takes somebody out of the line; a seat that is kept for them goes to the next as any other that comes free, so that nobody overtakes. */
export async function removeFromWaitingList(
  { entryId, reason }: HandlerInput<typeof contract.waitingLists.remove>['body'],
  call: DeskCall,
): Promise<void> {
  const { db, now, facts, address } = call;
  const eventId = facts.event.id;
  await db.transaction(async (tx) => {
    const { typeId } = found(await entryOf(tx, eventId, entryId));
    await lockedType(tx, typeId, now);
    // As it is now that nobody else changes the line.
    const entry = found(await entryOf(tx, eventId, entryId));
    refuse(removalRefusal(entry));
    await removeEntry(tx, entryId, now);
    const { personId } = entry;
    await queueMails(tx, [
      { key: `lineRemoved:${entryId}`, kind: 'lineRemoved', about: reason, personId, eventId, dueAt: now },
    ]);
    const data = { eventId, entryId, removedPersonId: personId, reason };
    await audit(tx, { kind: 'waitingRemoved', personId: personOf(call).id, address, data }, now);
    if (entry.status !== 'offered') return;
    await addSold(tx, typeId, -1);
    await offerFreeSeats(tx, typeId, now);
  });
}
