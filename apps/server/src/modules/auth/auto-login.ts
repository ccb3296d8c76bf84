import { needsSecondFactor } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import { secondFactorRequired } from './credentials.ts';
import { countAttempt } from './rate-limit.ts';
import { accountByEmail } from './auth.queries.ts';
import { audit } from './auth.writes.ts';
import { loginOf, openSession } from './service.ts';
import { readTicket } from './tickets.ts';
import { hashOfSecret } from './tokens.ts';
import { insertUsedTicket } from './auto-login.writes.ts';

const addressLimit = { attempts: 100, windowSeconds: 300 };

/** Signs in whom the organisation's own system vouches for. It does not vouch for a second factor. */
export async function signInWithTicket(text: string, call: Call) {
  const { profile, ticketSecret } = call.deps;
  if (!profile.autoLogin || ticketSecret === null) throw notFound();
  await countAttempt(call.db, [{ key: `ticket:address:${call.address}`, ...addressLimit }], call.now);
  const ticket = readTicket(ticketSecret, text, call.now);
  const account = ticket && (await isFirstUse(ticket, call)) ? await accountByEmail(call.db, ticket.email) : null;
  if (account === null) throw new ProblemError('link_expired', 'This link is no longer valid. Please sign in.');
  await audit(call.db, { kind: 'ticketUsed', personId: account.id, address: call.address }, call.now);
  if (needsSecondFactor(account)) throw secondFactorRequired();
  return loginOf(account, await openSession(account, call));
}

async function isFirstUse({ id, expiresAt }: { id: string; expiresAt: Date }, { db }: Call): Promise<boolean> {
  const rows = await insertUsedTicket(db, hashOfSecret(id), expiresAt);
  return rows.length > 0;
}
