import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { digestPaces, everyNotificationType, mailChannels } from './statuses.ts';
import { community } from '../communities/schemas.ts';

/** By its number. */
export const notificationType = z
  .int()
  .min(1)
  .max(Math.max(...everyNotificationType));

const name = { firstName: z.string(), lastName: z.string() };

/** Something that happened where the person who asks has a part in it. */
export const notification = z.object({
  id,
  /** Null while it is unread, and again when the same happens anew. */
  readAt: iso.nullable(),
  /** One of `notificationTypes`; a newer server may know more. */
  activityType: z.int(),
  createdAt: iso,
  /** Whoever did it, the latest of several. */
  initiatorUser: z.object({ ...name, avatar: z.string().nullable() }),
  /** How many others did the same since. */
  othersCount: z.int(),
  community: community.pick({ id: true, alias: true, name: true }),
  post: z
    .object({
      id,
      title: z.string(),
      label: z.string(),
      tags: z.array(z.string()),
      creatorFirstName: z.string(),
      creatorLastName: z.string(),
      /** None: a post stands in one community. */
      secondaryCommunities: z.array(z.object({ id, alias: z.string(), name: z.string() })),
      /** Told to who decides about them: of the post, or of the comment that is told of. */
      reports: z.array(z.object({ type: z.enum(['post', 'comment']), message: z.string() })),
    })
    .nullable(),
  comment: z
    .object({
      id,
      parentCommentId: id.nullable(),
      creatorFirstName: z.string(),
      creatorLastName: z.string(),
    })
    .nullable(),
  asset: z.object({ type: z.enum(['file', 'link']), name: z.string(), folderId: id }).nullable(),
  meet: z.object({ id, name: z.string() }).nullable(),
  member: z.object({ memberFullName: z.string() }).nullable(),
  commentTotalLikes: z.int(),
  postTotalViews: z.int(),
  postTotalCommentsCount: z.int(),
  /** The person follows the post: they wrote it, saved it or commented on it. */
  postNotificationStatus: z.boolean(),
});

const mailChannel = z.enum(mailChannels);

/** What of the news somebody gets by e-mail, and how often what waits for the digest is sent. */
export const newsByMail = z.object({
  pace: z.enum(digestPaces),
  posts: mailChannel,
  comments: mailChannel,
  replies: mailChannel,
  mentions: mailChannel,
  meetings: mailChannel,
});
