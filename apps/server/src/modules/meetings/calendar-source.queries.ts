import { communitiesPath, meetingReplies } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { communities, meetings, personSegments } from '../../db/schema/index.ts';
import { anyMoment, anyoneLike, roleIn } from '../auth/index.ts';
import type { CalendarEntry, CalendarSource } from '../calendar/index.ts';
import { isMine, mine } from '../community-access/index.ts';
import { isMyPart, isOfCommunity, isShownOrRemoved, myPart } from './shown-meetings.queries.ts';

export const entryColumns = {
  id: meetings.id,
  title: meetings.name,
  description: meetings.description,
  link: meetings.link,
  number: meetings.number,
  startAt: meetings.startAt,
  endAt: meetings.endAt,
  zone: meetings.zone,
  alias: communities.alias,
  revision: meetings.calendarRevision,
  revisedAt: meetings.calendarRevisedAt,
  deletedAt: meetings.deletedAt,
};

interface EntryRow extends Pick<
  CalendarEntry,
  'title' | 'description' | 'revision' | 'revisedAt' | 'startAt' | 'endAt'
> {
  id: string;
  link: string;
  number: string | null;
  zone: string;
  alias: string;
  deletedAt: Date | null;
}

/** Calendars are shared more widely than meetings: the password stays on the meeting's page. */
export function entryOf(
  { id, link, number, zone, alias, deletedAt, ...row }: EntryRow,
  profile: Profile,
): CalendarEntry {
  return {
    ...row,
    uid: `meeting-${id}`,
    description: number === null ? row.description : `${row.description}\n\nMeeting ID: ${number}`,
    location: link,
    path: `${communitiesPath(profile)}/${encodeURIComponent(alias)}/meetings/${encodeURIComponent(id)}`,
    startZone: zone,
    endZone: zone,
    isCancelled: deletedAt !== null,
  };
}

/** Meetings that a person goes to, as long as they may know of them; one that was removed is struck out. */
export const attendedMeetings: CalendarSource = {
  part: { module: 'communities' },
  async entriesOf(db, { personId, role, now, profile, since, most }) {
    const asking = anyoneLike({ role });
    const statement = prepared(db, roleIn('calendar of attended meetings', { role }), () =>
      db
        .select(entryColumns)
        .from(meetings)
        .innerJoin(communities, isOfCommunity)
        .innerJoin(myPart, isMyPart(asking))
        .leftJoin(mine, isMine(asking))
        .where(
          and(
            eq(myPart.status, meetingReplies.going),
            gt(meetings.endAt, sql`${sql.placeholder('since')}::timestamptz`),
            isShownOrRemoved(asking, anyMoment),
          ),
        )
        .orderBy(desc(meetings.startAt), desc(meetings.id))
        .limit(sql.placeholder('most')),
    );
    const segments = await db
      .select({ id: personSegments.segmentId })
      .from(personSegments)
      .where(eq(personSegments.personId, personId));
    const rows = await statement.execute({
      ...{ personId, segmentIds: segments.map(({ id }) => id), now: now.toISOString() },
      ...{ since: since.toISOString(), most },
    });
    return rows.map((row) => entryOf(row, profile));
  },
};
