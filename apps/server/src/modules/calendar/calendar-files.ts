import type { Endpoint } from '@portal/api/contract';
import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { enforceModule } from '../../http/enforce-module.ts';
import { enforceWidget } from '../../http/enforce-widget.ts';
import { authenticateSession } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { disposition, fileNameOf } from '../files/index.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { writeEntry } from './write-calendar.ts';

/** Whoever an address of a calendar file was made for, who may open its page; `signed` is what the address is signed for. */
export async function readerOfCalendar(
  c: Context<AppEnv>,
  signed: string,
  page: Endpoint,
  { db, profile, clock, assetSigner }: Deps,
): Promise<Person> {
  const { session: sessionId, exp: expires, sig: signature } = c.req.query();
  const now = clock.now();
  const session = assetSigner.sessionOf({ assetId: signed, sessionId, expires, signature }, now);
  const person = await authenticateSession(db, session, now);
  c.set('personId', person.id);
  c.set('impersonatorId', person.impersonator?.id);
  enforceModule(page.access, profile, person);
  enforceWidget(page, person, null);
  return person;
}

export function answerCalendarFile(c: Context<AppEnv>, entry: CalendarEntry, deps: Deps): Response {
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': disposition('attachment', fileNameOf(`${entry.title}.ics`)),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  for (const [header, value] of Object.entries(headers)) c.header(header, value);
  return c.body(writeEntry(entry, deps));
}
