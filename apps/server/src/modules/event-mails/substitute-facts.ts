import type { ReminderWishes } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { type NamedSubstitute, substituteMailKinds } from '../tickets/index.ts';
import type { EventMailJob } from './event-mail-kinds.ts';
import type { KnownFacts, MailFacts } from './mail-facts.queries.ts';
import { addresseeOf } from './substitute-facts.queries.ts';

const isAboutStart = (kind: EventMailJob['kind']): boolean =>
  kind.startsWith('reminder') || kind === 'moved' || kind === 'cancelled';

/** Behind the start, where there is one, stand the ticket and how often it has been passed on. */
export function substituteOf({ kind, about }: EventMailJob): NamedSubstitute | null {
  const isSubstituteMail = substituteMailKinds.some((one) => one === kind);
  if (!isSubstituteMail && !isAboutStart(kind)) return null;
  const [ticketId, codeVersion] = about.split(':').slice(isSubstituteMail ? 0 : 1);
  return ticketId === undefined || codeVersion === undefined ? null : { ticketId, codeVersion: Number(codeVersion) };
}

const allWishes: ReminderWishes = { week: true, day: true, hour: true };

interface Substituting {
  job: EventMailJob;
  named: NamedSubstitute;
  known: KnownFacts;
}

/** What is written to whoever comes with the ticket of another. Once somebody else comes with it, they are told that alone. */
export async function substituteFacts(db: Db, { job, named, known }: Substituting): Promise<MailFacts | null> {
  const addressee = await addresseeOf(db, job, named);
  if (addressee === null) return null;
  const { name, email, numbers } = addressee;
  const person = { ...known.person, email, firstName: name };
  return { ...known, person, numbers, offer: null, refund: null, wishes: allWishes, substitute: named };
}
