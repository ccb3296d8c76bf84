import { meetingReplies } from '@portal/rules';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, meetings } from '../../db/schema/index.ts';
import type { Person } from '../../http/person.ts';
import { anyMoment, type Asking, roleIn } from '../auth/index.ts';
import { isMine, mine } from '../community-access/index.ts';
import { isMyPart, isOfCommunity, isShown, myPart } from './shown-meetings.queries.ts';
import { takesAnswers } from './takes-answers.queries.ts';

/** More than anybody is invited to in two weeks. */
const most = 50;

export function invitationsToAnswer(db: Db, person: Person, asking: Asking) {
  return prepared(db, roleIn('meetings to answer', person), () =>
    db
      .select({
        id: meetings.id,
        title: meetings.name,
        startAt: meetings.startAt,
        duration: meetings.duration,
        rsvpAt: meetings.rsvpAt,
        alias: communities.alias,
      })
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .innerJoin(myPart, isMyPart(asking))
      .leftJoin(mine, isMine(asking))
      .where(
        and(
          eq(myPart.isInvited, true),
          eq(myPart.status, meetingReplies.noResponse),
          takesAnswers(anyMoment),
          isShown(asking, anyMoment),
        ),
      )
      .orderBy(asc(meetings.startAt), asc(meetings.id))
      .limit(most),
  );
}
