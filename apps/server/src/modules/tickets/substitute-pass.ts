import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { eventLocations, events, eventTicketTypes, tickets } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { keyText } from '../../http/cursor.ts';
import { allowPage } from '../../http/page-frame.ts';
import { found, notFound } from '../../http/problem.ts';
import type { NamedSubstitute } from '../event-mails/mail-facts.ts';
import { queueMails } from '../event-mails/mail-queue.ts';
import type { TicketRow } from './repository.ts';
import { passPage } from './substitute-pass-page.ts';

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

/** Tells whoever comes with a ticket instead of its holder, in the transaction that names them or ends it. */
export async function tellSubstitute(
  tx: Db,
  kind: 'substitute' | 'substituteOver',
  { id, codeVersion, personId, type, now }: TicketRow & { now: Date },
): Promise<void> {
  const about = `${id}:${codeVersion}`;
  await queueMails(tx, [{ key: `${kind}:${about}`, kind, about, personId, eventId: type.eventId, dueAt: now }]);
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

async function passedOn(db: Db, ticketId: string) {
  const [row = null] = await db
    .select({
      id: tickets.id,
      number: tickets.number,
      codeVersion: tickets.codeVersion,
      nominee: tickets.nominee,
      status: tickets.status,
      typeName: eventTicketTypes.name,
      event: events,
      location: eventLocations.name,
    })
    .from(tickets)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, tickets.ticketTypeId))
    .innerJoin(events, eq(events.id, tickets.eventId))
    .innerJoin(eventLocations, eq(eventLocations.id, events.locationId))
    .where(eq(tickets.id, ticketId));
  return row;
}
