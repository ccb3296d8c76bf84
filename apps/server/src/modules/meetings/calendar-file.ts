import { contract } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { found } from '../../http/problem.ts';
import { answerCalendarFile, readerOfCalendar } from '../calendar/index.ts';
import { meetingFileId, meetingFilePath } from '../../signing/asset-urls.ts';
import { entryOf } from './calendar-source.queries.ts';
import { findEntry } from './calendar-file.queries.ts';

/** Serves a meeting to the calendar of whoever may see it at that moment, known by the address; one that was removed strikes it out. */
export function mountMeetingFiles(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${meetingFilePath}:id`, async (c) => {
    c.set('route', `GET ${meetingFilePath}{id}`);
    const { id } = c.req.param();
    const person = await readerOfCalendar(c, meetingFileId(id), contract.meetings.byId, deps);
    return answerCalendarFile(c, entryOf(found(await findEntry(id, person, deps)), deps.profile), deps);
  });
}
