import type { World } from '@portal/demo/world';
import { meetingEnd, meetingReplies, momentIn } from '@portal/rules';
import type { Db } from '../connect.ts';
import { meetingFavourites, meetingPeople, meetings } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import { momentsBefore } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The meetings of communities with who is invited to them and what people have answered. */
export async function seedMeetings(db: Db, world: World, files: WorldFiles, now: Date): Promise<void> {
  const at = momentsBefore(now);
  await insertRows(
    db,
    meetings,
    world.meetings.map((meeting) => meetingRow(meeting, files, now)),
  );
  await insertRows(
    db,
    meetingPeople,
    world.meetings.flatMap(({ id: meetingId, people }) =>
      people
        .filter(({ isInvited, status }) => isInvited || status !== meetingReplies.noResponse)
        .map(({ personId, isInvited, status }) => ({ meetingId, personId, isInvited, status, at: at(day / 60_000) })),
    ),
  );
  await insertRows(
    db,
    meetingFavourites,
    world.meetingFavourites.map(({ targetId, personId, minutesAgo }) => ({
      ...{ meetingId: targetId, personId, at: at(minutesAgo) },
    })),
  );
}

function meetingRow(meeting: World['meetings'][number], files: WorldFiles, now: Date): typeof meetings.$inferInsert {
  const { id, communityId, name, description, organiserId, timeZone, visible, minutes: duration } = meeting;
  const startAt = momentIn(meeting, now);
  const createdAt = new Date(Math.min(startAt.getTime(), now.getTime()) - 10 * day);
  const owner = { ownerId: id, uploadedBy: organiserId, createdAt };
  for (const file of meeting.attachments) files.addAttachment(file, { ...owner, ownerKind: 'meeting' });
  return {
    ...{ id, communityId, createdBy: organiserId, name, description, visible, duration, createdAt },
    calendarRevisedAt: createdAt,
    link: meeting.meetingLink,
    number: meeting.meetingId,
    password: meeting.meetingPassword,
    ...{ startAt, endAt: meetingEnd({ startAt, duration }), zone: timeZone },
    rsvpAt: meeting.rsvpHoursBefore === null ? null : new Date(startAt.getTime() - meeting.rsvpHoursBefore * hour),
    imageAssetId: files.add(meeting.image, { ...owner, ownerKind: 'meetingImage' }),
    publishedAt: meeting.toDashBoard ? createdAt : null,
    deletedAt: meeting.isRemoved ? now : null,
  };
}
