import { meetingReplies, repliesUntil } from '@portal/api/rules';
import { and, asc, eq } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { communities, meetings } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { anyMoment, anyoneLike, fillingIn, roleIn } from '../auth/index.ts';
import { isMine, mine } from '../community-access/index.ts';
import type { NextSource } from '../next-steps/index.ts';
import { isMyPart, isOfCommunity, isShown, myPart } from './shown-meetings.queries.ts';
import { takesAnswers } from './takes-answers.queries.ts';

/** More than anybody is invited to in two weeks. */
const most = 50;

/** Invitations that somebody has not answered, as long as an answer is taken. */
export const meetingsToAnswer: NextSource = {
  part: { module: 'communities' },
  async stepsOf(call) {
    const person = personOf(call);
    const asking = anyoneLike(person);
    const statement = prepared(call.db, roleIn('meetings to answer', person), () =>
      call.db
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
    const rows = await statement.execute(fillingIn(person, call.now));
    return rows.map(({ id, title, alias, ...times }) => ({
      ...({ kind: 'answerMeeting', id, title, by: repliesUntil(times).toISOString() } as const),
      ...{ alias, count: null, cpd: null },
    }));
  },
};
