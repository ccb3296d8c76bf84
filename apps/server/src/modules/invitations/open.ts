import type { Call } from '../../http/call.ts';
import { countAttempt } from '../auth/index.ts';
import { writeOpening } from './invitations.writes.ts';

const addressLimit = { attempts: 60, windowSeconds: 900 };

/** Notes that the link of an invitation was opened, by the id that only its mails have; whether there is such a one is told to nobody. */
export async function noteOpening(id: string, { db, address, now }: Call): Promise<void> {
  await countAttempt(db, [{ key: `invitation:address:${address}`, ...addressLimit }], now);
  await writeOpening(db, id, now);
}
