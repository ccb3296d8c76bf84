import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { meetingPeople } from '../../db/schema/index.ts';

export function answerToMeeting(db: Db) {
  return prepared(db, 'answer to a meeting', () =>
    db
      .insert(meetingPeople)
      .values({
        meetingId: sql.placeholder('meetingId'),
        personId: sql.placeholder('personId'),
        status: sql.placeholder('status'),
        at: sql`${sql.placeholder('at')}::timestamptz`,
      })
      .onConflictDoUpdate({
        target: [meetingPeople.meetingId, meetingPeople.personId],
        set: { status: sql`excluded.status`, at: sql`excluded.at` },
      }),
  );
}
