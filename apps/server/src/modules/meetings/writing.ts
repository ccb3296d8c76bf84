import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import {
  invitationRefusal,
  isMoveAnnounced,
  meetingEnd,
  meetingTimesRefusal,
  meetingVisibility,
  staleMeetingRefusal,
  strangersRefusal,
} from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { contentOf } from '../files/index.ts';
import type { MeetingCall } from './access.ts';
import { strangersIn } from './inviting.queries.ts';
import { invite } from './inviting.writes.ts';
import { lockMeeting } from './lock-meeting.writes.ts';
import { addImage } from './meeting-files.ts';
import { notifyOfMove } from './notifying.writes.ts';
import { changeMeeting, insertMeeting } from './meetings.writes.ts';

type Meetings = typeof contract.meetings;
type Edit = HandlerInput<Meetings['edit']>['body'];
type Create = HandlerInput<Meetings['create']>['body'];

function timesOf({ startDate, duration, rsvpDate }: Pick<Edit, 'startDate' | 'duration' | 'rsvpDate'>) {
  const startAt = new Date(startDate);
  const rsvpAt = rsvpDate === undefined ? null : new Date(rsvpDate);
  return { startAt, duration, rsvpAt, endAt: meetingEnd({ startAt, duration }) };
}

function wordsOf({ name, description, meetingLink, meetingId = '', meetingPassword = '' }: Omit<Edit, 'version'>) {
  return {
    ...{ name, description, link: meetingLink },
    number: meetingId === '' ? null : meetingId,
    password: meetingPassword === '' ? null : meetingPassword,
  };
}

/** Answers with its id. */
export async function createMeeting({ users = [], ...body }: Create, call: CommunityCall): Promise<string> {
  const { db, deps, now, facts } = call;
  const times = timesOf(body);
  const invited = body.visible === meetingVisibility.private ? [...new Set(users)] : [];
  refuse(meetingTimesRefusal(times, null, now));
  refuse(invitationRefusal(body.visible, invited));
  refuse(strangersRefusal(await strangersIn(db, invited, facts.community.id), 'body.users'));
  const image = body.imageFile && contentOf(body.imageFile);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await insertMeeting(tx, {
      ...{ id, communityId: facts.community.id, createdBy: personOf(call).id },
      ...wordsOf(body),
      ...times,
      zone: body.timeZone ?? deps.profile.timeZone,
      visible: body.visible,
      imageAssetId: await addImage(tx, id, image, call),
      createdAt: now,
    });
    const communityId = facts.community.id;
    await invite(tx, invited, { meetingId: id, communityId, by: personOf(call).id, at: now });
  });
  return id;
}

export async function editMeeting(body: Edit, call: MeetingCall): Promise<void> {
  const { meeting } = call.facts;
  const times = timesOf(body);
  const image = body.imageFile && contentOf(body.imageFile);
  await call.db.transaction(async (tx) => {
    const current = found(await lockMeeting(tx, meeting.id));
    refuse(staleMeetingRefusal(body.version, current.version));
    refuse(meetingTimesRefusal(times, current, call.now));
    const keepsImage = image === undefined && body.isImageRemoved !== true;
    await changeMeeting(tx, meeting.id, {
      ...wordsOf(body),
      ...times,
      zone: body.timeZone ?? current.zone,
      ...(keepsImage ? {} : { imageAssetId: await addImage(tx, meeting.id, image, call) }),
      version: current.version + 1,
    });
    const move = { meetingId: meeting.id, communityId: meeting.community.id, by: personOf(call).id, at: call.now };
    if (isMoveAnnounced(current, times, call.now)) await notifyOfMove(tx, move);
  });
}
