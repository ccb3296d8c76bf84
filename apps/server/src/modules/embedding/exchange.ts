import { randomUUID } from 'node:crypto';
import type { contract, EndpointReply } from '@portal/api/contract';
import { needsSecondFactor } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { ProblemError } from '../../http/problem.ts';
import {
  accessExpiry,
  type Account,
  accountByEmail,
  accountById,
  audit,
  countAttempt,
  forgiveAttempt,
  hashOfSecret,
  newSecret,
  secondFactorRequired,
} from '../auth/index.ts';
import { readSiteTicket, type SiteTicket, ticketAudience } from './site-ticket.ts';
import { heldSiteOfKey } from './sites.ts';
import { insertSession, insertUsedTicket } from './exchange.writes.ts';

const addressLimit = { attempts: 100, windowSeconds: 300 };
const siteLimit = { attempts: 1200, windowSeconds: 60 };
const personLimit = { attempts: 60, windowSeconds: 60 };

type Reply = EndpointReply<typeof contract.auth.exchangeTicket>;

/** Opens a session of minutes for whom a website vouches, for what its ticket names and from its own pages. */
export async function exchangeTicket(text: string, call: Call): Promise<Reply> {
  const ticket = await countedTicket(text, call);
  permit(ticket, call.origin);
  if (!(await isFirstUse(ticket, call))) throw refused('The ticket has been used.');
  const account = await accountOf(ticket, call);
  const accessToken = newSecret();
  const expiresAt = accessExpiry(call.now);
  await openSession(ticket, account, { accessToken, expiresAt }, call);
  return {
    access_token: accessToken,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: Math.floor((expiresAt.getTime() - call.now.getTime()) / 1000),
    scope: ticket.modules.join(' '),
    user_id: account.id,
    user_name: `${account.firstName} ${account.lastName}`,
  };
}

/** Wrong tickets count against the address that sends them, right ones against their website. */
async function countedTicket(text: string, { db, deps, address, now }: Call): Promise<SiteTicket> {
  const guesses = [{ key: `site-ticket:address:${address}`, ...addressLimit }];
  await countAttempt(db, guesses, now);
  const ticket = await readSiteTicket(db, text, ticketAudience(deps.portalUrl, deps.profile.name), now);
  await forgiveAttempt(db, guesses);
  await countAttempt(db, [{ key: `site-ticket:site:${ticket.site.id}`, ...siteLimit }], now);
  return ticket;
}

function permit({ site, modules }: Pick<SiteTicket, 'site' | 'modules'>, origin: string | null): void {
  if (origin === null)
    throw new ProblemError('forbidden', 'A ticket is exchanged by the page that it is for: no Origin is named.');
  if (!site.origins.includes(origin))
    throw new ProblemError('forbidden', `${origin} is no origin of the website ${site.id}.`);
  if (modules.length === 0) throw new ProblemError('forbidden', 'The ticket names no module of the portal.');
  const beyond = modules.find((module) => !site.modules.includes(module));
  if (beyond !== undefined)
    throw new ProblemError('forbidden', `The website ${site.id} may not show the module ${beyond}.`);
}

async function isFirstUse({ site, id, expiresAt }: SiteTicket, { db }: Call): Promise<boolean> {
  const rows = await insertUsedTicket(db, hashOfSecret(`${site.id} ${id}`), expiresAt);
  return rows.length > 0;
}

async function accountOf({ site, subject, hasSecondFactor }: SiteTicket, { db, now }: Call): Promise<Account> {
  const account = await (subject.includes('@') ? accountByEmail(db, subject) : accountById(db, subject));
  if (account === null) throw new ProblemError('forbidden', 'There is no such member, or they may not sign in.');
  await countAttempt(db, [{ key: `site-ticket:person:${account.id}`, ...personLimit }], now);
  if (needsSecondFactor(account) && !(site.vouchesForSecondFactor && hasSecondFactor)) throw secondFactorRequired();
  return account;
}

async function openSession(
  { site, modules }: SiteTicket,
  account: Account,
  { accessToken, expiresAt }: { accessToken: string; expiresAt: Date },
  { db, now, address, userAgent, origin }: Call,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await heldSiteOfKey(tx, site.keyId);
    if (held === null) throw refused('The key of the ticket has been revoked.');
    permit({ site: held, modules }, origin);
    await insertSession(tx, {
      id: randomUUID(),
      personId: account.id,
      accessHash: hashOfSecret(accessToken),
      accessExpiresAt: expiresAt,
      createdAt: now,
      lastSeenAt: now,
      address,
      userAgent,
      embedKeyId: site.keyId,
      scope: [...modules],
      origin,
      grantsStaff: held.allowsStaff,
    });
    const data = { site: site.id, key: site.keyId, scope: modules.join(' '), origin: origin ?? '' };
    await audit(tx, { kind: 'siteTicketExchanged', personId: account.id, address, data }, now);
  });
}

function refused(message: string): ProblemError {
  return new ProblemError('invalid_credential', message);
}
