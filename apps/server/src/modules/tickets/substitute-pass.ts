import type { Hono } from 'hono';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { keyText } from '../../http/cursor.ts';
import { allowPage } from '../../http/page-frame.ts';
import { found, notFound } from '../../http/problem.ts';
import { queueMails, takeMailBack } from '../mail-queue/index.ts';
import { ticketById, type TicketRow } from './tickets.queries.ts';
import type { NamedSubstitute, SubstituteMail } from './substitute-mails.ts';
import { passPage } from './substitute-pass-page.ts';
import { passedOn } from './substitute-pass.queries.ts';

const path = '/api/tickets/pass';
const longestToken = 400;

/** The ticket, and how often it had been passed on by then: whoever named somebody else has taken it from the one before. */
const tokenShape = z.tuple([keyText, z.int()]);
const tokens = ({ cursors }: Pick<Deps, 'cursors'>) => cursors('the pass of a substitute', tokenShape);

/** Where somebody sees a ticket that was passed on to them, without an account. */
export function passUrl(deps: Pick<Deps, 'cursors' | 'portalUrl'>, { ticketId, codeVersion }: NamedSubstitute): string {
  const url = new URL(path, deps.portalUrl);
  url.searchParams.set('token', tokens(deps).pack([ticketId, codeVersion]));
  return url.href;
}

/** Tells whoever comes with a ticket instead of its holder, in the transaction that names them. */
export async function notifySubstitute(tx: Db, ticket: TicketRow, now: Date): Promise<void> {
  await queueMails(tx, [mailAbout('substitute', ticket, now)]);
}

/** Tells whoever would have come with a ticket that it has ended, in the transaction that ends it. The mail says whom it is for: a holder who is erased has named nobody. */
export async function notifySubstituteOver(tx: Db, ticketId: string, now: Date): Promise<void> {
  const ticket = found(await ticketById(tx, ticketId));
  if (ticket.nominee === null || !(await knowsOf(tx, ticket))) return;
  const { name, email } = ticket.nominee;
  await queueMails(tx, [{ ...mailAbout('substituteOver', ticket, now), recipient: { name, email } }]);
}

/** Tells whoever came with a ticket, as it was before, that somebody else comes now. The ticket names them no more, so that the mail says whom it is for. */
export async function notifyReplaced(tx: Db, before: TicketRow, now: Date): Promise<void> {
  if (before.nominee === null || !(await knowsOf(tx, before))) return;
  const { name, email } = before.nominee;
  await queueMails(tx, [{ ...mailAbout('substituteReplaced', before, now), recipient: { name, email } }]);
}

/** Whoever has not been told of a ticket yet is told neither of it nor of its end. */
async function knowsOf(tx: Db, { id, codeVersion, nominee }: TicketRow): Promise<boolean> {
  return nominee !== null && !(await takeMailBack(tx, `substitute:${id}:${codeVersion}`));
}

function mailAbout(kind: SubstituteMail, { id, codeVersion, personId, type }: TicketRow, now: Date) {
  const about = `${id}:${codeVersion}`;
  return { key: `${kind}:${about}`, kind, about, personId, eventId: type.eventId, dueAt: now };
}

export function mountSubstitutePass(app: Hono<AppEnv>, deps: Deps): void {
  app.get(path, async (c) => {
    allowPage(c);
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    const [ticketId, codeVersion] = readToken(deps, c.req.query('token'));
    const ticket = found(await passedOn(deps.db, ticketId));
    const isTheirs = ticket.codeVersion === codeVersion && ticket.nominee !== null;
    return c.html(passPage(isTheirs ? ticket : null, deps));
  });
}

function readToken(deps: Deps, token = ''): z.output<typeof tokenShape> {
  if (token.length > longestToken) throw notFound();
  try {
    return tokens(deps).unpack(token);
  } catch {
    throw notFound();
  }
}

export type PassedOn = NonNullable<Awaited<ReturnType<typeof passedOn>>>;
