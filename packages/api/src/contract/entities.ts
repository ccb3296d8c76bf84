import type { Comment } from '../areas/comments/entities.ts';
import type { Community } from '../areas/communities/entities.ts';
import type { PortalEvent } from '../areas/events/entities.ts';
import type { Meeting } from '../areas/meetings/entities.ts';
import type { Person } from '../areas/people/entities.ts';
import type { Post } from '../areas/posts/entities.ts';

export type * from '../areas/account/entities.ts';
export type * from '../areas/announcements/entities.ts';
export type * from '../areas/attendance/entities.ts';
export type * from '../areas/audits/entities.ts';
export type * from '../areas/authenticator/entities.ts';
export type * from '../areas/identity-provider/entities.ts';
export type * from '../areas/cart/entities.ts';
export type * from '../areas/catalogue/entities.ts';
export type * from '../areas/comments/entities.ts';
export type * from '../areas/communities/entities.ts';
export type * from '../areas/content/entities.ts';
export type * from '../areas/content-desk/entities.ts';
export type * from '../areas/cpd/entities.ts';
export type * from '../areas/desk/entities.ts';
export type * from '../areas/events/entities.ts';
export type * from '../areas/faq/entities.ts';
export type * from '../areas/first-time/entities.ts';
export type * from '../areas/folders/entities.ts';
export type * from '../areas/goals/entities.ts';
export type * from '../areas/invoices/entities.ts';
export type * from '../areas/invitations/entities.ts';
export type * from '../areas/own-membership/entities.ts';
export type * from '../areas/personal-data/entities.ts';
export type * from '../areas/passkeys/entities.ts';
export type * from '../areas/preferences/entities.ts';
export type * from '../areas/live/entities.ts';
export type * from '../areas/mails/entities.ts';
export type * from '../areas/insight/entities.ts';
export type * from '../areas/managers/entities.ts';
export type * from '../areas/notifications/entities.ts';
export type * from '../areas/next-steps/entities.ts';
export type * from '../areas/meetings/entities.ts';
export type * from '../areas/moderation/entities.ts';
export type * from '../areas/orders/entities.ts';
export type * from '../areas/packs/entities.ts';
export type * from '../areas/people/entities.ts';
export type * from '../areas/polls/entities.ts';
export type * from '../areas/posts/entities.ts';
export type * from '../areas/previews/entities.ts';
export type * from '../areas/refunds/entities.ts';
export type * from '../areas/reminders/entities.ts';
export type * from '../areas/search/entities.ts';
export type * from '../areas/tickets/entities.ts';
export type * from '../areas/directory/entities.ts';
export type * from '../areas/users/entities.ts';
export type * from '../areas/waiting-lists/entities.ts';

/** What is known by an id and stands in replies of several calls. */
export interface Entities {
  post: Post;
  comment: Comment;
  community: Community;
  person: Person;
  /** In a list and on its page, which tell of CPD in different ways. */
  event: Omit<PortalEvent, 'cpdDetails'>;
  meeting: Meeting;
}
export type EntityName = keyof Entities;

/** Where entities stand in a reply, by path: `posts.*` is each of `posts`, the empty path the reply itself. A part has some fields of its entity. */
export type EntityPlaces = Readonly<Record<string, EntityName | `part of ${EntityName}`>>;
