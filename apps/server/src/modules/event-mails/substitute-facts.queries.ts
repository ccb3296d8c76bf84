import { emailKey } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tickets } from '../../db/schema/index.ts';
import type { NamedSubstitute } from '../tickets/index.ts';
import type { EventMailJob } from './event-mail-kinds.ts';

/** A ticket whose holder is erased names nobody any more: whom its end is told stands with the mail. */
export async function addresseeOf(
  db: Db,
  { kind, recipient }: EventMailJob,
  { ticketId, codeVersion }: NamedSubstitute,
) {
  const { number, nominee, status, codeVersion: current } = tickets;
  const [ticket] = await db.select({ number, nominee, status, current }).from(tickets).where(eq(tickets.id, ticketId));
  if (ticket === undefined) return null;
  if (kind === 'substituteReplaced') {
    const isTheirsAgain = emailKey(recipient?.email ?? '') === emailKey(ticket.nominee?.email ?? '');
    return recipient === null || isTheirsAgain ? null : { ...recipient, numbers: [] };
  }
  const addressee = ticket.nominee ?? (kind === 'substituteOver' ? recipient : null);
  if (addressee === null || ticket.current !== codeVersion) return null;
  return { ...addressee, numbers: ticket.status === 'Active' ? [ticket.number] : [] };
}
