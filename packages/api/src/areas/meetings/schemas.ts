import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { meetingReplies, meetingVisibility } from './statuses.ts';

/** What the person who asks has answered: 0 nothing, 1 going, 2 not going. */
export const meetingReply = z.union([
  z.literal(meetingReplies.noResponse),
  z.literal(meetingReplies.going),
  z.literal(meetingReplies.cantGo),
]);

/** 1 for all members of the portal, 2 for those of the community, 3 for those who are invited. */
export const meetingVisible = z.union([
  z.literal(meetingVisibility.public),
  z.literal(meetingVisibility.community),
  z.literal(meetingVisibility.private),
]);

export const meetingAsset = z.object({ id, path: z.string(), fileName: z.string() });

/** A meeting of a community, as one person sees it. */
export const meeting = z.object({
  id,
  communityId: id,
  name: z.string(),
  description: z.string(),
  /** Where it is held. */
  meetingLink: z.string(),
  /** What one is asked for there. */
  meetingId: z.string().nullable(),
  meetingPassword: z.string().nullable(),
  startDate: iso,
  /** In minutes. */
  duration: z.int(),
  /** By whose clock it was set. */
  timeZone: z.string(),
  /** Until then one can answer; null until it is over. */
  rsvpDate: iso.nullable(),
  visible: meetingVisible,
  imageUrl: z.string().nullable(),
  /** Those who may come were told of it. */
  sendNotification: z.boolean(),
  /** It stands on the dashboard of all members. */
  toDashBoard: z.boolean(),
  isFavorite: z.boolean(),
  status: meetingReply,
  goingCount: z.int(),
  /** Who is invited or has answered: all of them for those who look after it, oneself for everybody else. */
  users: z.array(z.object({ userId: id, status: meetingReply })),
  assets: z.array(meetingAsset),
  community: z.object({ name: z.string(), alias: z.string(), imageUrl: z.string().nullable() }),
  /** The person who asks may change it. */
  canManage: z.boolean(),
  /** A file for calendars, for this session of the person who asks, as addresses of files are. */
  calendarUrl: z.string(),
  version: z.int(),
});
