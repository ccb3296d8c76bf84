import { contract } from '@portal/api/contract';
import { eventRefusal } from '@portal/rules';
import type { Hono } from 'hono';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { found, refuse } from '../../http/problem.ts';
import { answerCalendarFile, type CalendarEntry, readerOfCalendar } from '../calendar/index.ts';
import { calendarFilePath, calendarFileId } from '../../signing/asset-urls.ts';
import { entryOf } from './calendar-source.queries.ts';
import { calendarEvent, sessionTimes } from './calendar-file.queries.ts';

/** Serves an event or one of its sessions to the calendar of whoever may see it at that moment, known by the address. */
export function mountCalendarFiles(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${calendarFilePath}:id`, async (c) => {
    c.set('route', `GET ${calendarFilePath}{id}`);
    const { id } = c.req.param();
    const session = sessionOf(c.req.query('part'));
    await readerOfCalendar(c, calendarFileId(id, session), contract.events.byId, deps);
    return answerCalendarFile(c, await findEntry(deps.db, id, session), deps);
  });
}

/** Null: of the whole event. What names none was never signed. */
function sessionOf(part: string | undefined): string | null {
  return part === undefined || !/^[\w-]{1,64}$/.test(part) ? null : part;
}

async function findEntry(db: Db, id: string, sessionId: string | null): Promise<CalendarEntry> {
  const event = await calendarEvent(db, id);
  refuse(eventRefusal('see', event), event);
  const entry = entryOf(event);
  if (sessionId === null) return entry;
  const session = await sessionTimes(db, id, sessionId);
  const { title: name, ...times } = found(session);
  return { ...entry, ...times, uid: `${entry.uid}-session-${sessionId}`, title: `${name} (${entry.title})` };
}
