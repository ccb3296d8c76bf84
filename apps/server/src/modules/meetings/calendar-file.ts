import { contract } from '@portal/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { found } from '../../http/problem.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, meetings } from '../../db/schema/index.ts';
import { anyMoment, anyoneLike, fillingIn, roleIn } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { answerCalendarFile, readerOfCalendar } from '../calendar/index.ts';
import { isMine, mine } from '../community-access/index.ts';
import { meetingFileId, meetingFilePath } from '../../signing/asset-urls.ts';
import { entryColumns, entryOf } from './calendar-source.ts';
import { isMyPart, isOfCommunity, isShownOrRemoved, myPart } from './shown-meetings.ts';

/** Serves a meeting to the calendar of whoever may see it at that moment, known by the address; one that was removed strikes it out. */
export function mountMeetingFiles(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${meetingFilePath}:id`, async (c) => {
    c.set('route', `GET ${meetingFilePath}{id}`);
    const { id } = c.req.param();
    const person = await readerOfCalendar(c, meetingFileId(id), contract.meetings.byId, deps);
    return answerCalendarFile(c, entryOf(found(await findEntry(id, person, deps)), deps.profile), deps);
  });
}

async function findEntry(id: string, person: Person, { db, clock }: Deps) {
  const statement = prepared(db, roleIn('calendar file of a meeting', person), () => {
    const asking = anyoneLike(person);
    return db
      .select(entryColumns)
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .leftJoin(myPart, isMyPart(asking))
      .leftJoin(mine, isMine(asking))
      .where(and(eq(meetings.id, sql.placeholder('id')), isShownOrRemoved(asking, anyMoment)));
  });
  const [row = null] = await statement.execute({ ...fillingIn(person, clock.now()), id });
  return row;
}
