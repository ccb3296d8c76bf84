import type { contract, HandlerReply } from '@portal/api/contract';
import { desc, eq } from 'drizzle-orm';
import { fullName } from '../../db/fragments.ts';
import { eventChanges, people } from '../../db/schema/index.ts';
import type { DeskCall } from './access.ts';

export type Desk = typeof contract.desk;

/** As many as somebody reads. */
const shown = 100;

export async function historyOf({ db, facts }: DeskCall): Promise<HandlerReply<Desk['history']>> {
  const rows = await db
    .select({
      id: eventChanges.id,
      at: eventChanges.at,
      kind: eventChanges.kind,
      changes: eventChanges.changes,
      personId: people.id,
      name: fullName(people),
    })
    .from(eventChanges)
    .leftJoin(people, eq(people.id, eventChanges.personId))
    .where(eq(eventChanges.eventId, facts.event.id))
    .orderBy(desc(eventChanges.id))
    .limit(shown);
  const changes = rows.map(({ id, at, personId, name, ...row }) => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
    by: personId === null ? null : { id: personId, name },
  }));
  return { changes };
}
