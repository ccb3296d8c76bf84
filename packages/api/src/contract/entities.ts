import type * as z from 'zod';
import type { comment } from '../areas/comments/contract.ts';
import type { category, member } from '../areas/communities/contract.ts';
import type { community, communityRole, membershipStatus } from '../areas/communities/schemas.ts';
import type { foundAccount } from '../areas/people/contract.ts';
import type { currentUser, permission, person, userAccount } from '../areas/people/schemas.ts';
import type {
  attachment,
  pendingEdit,
  post,
  postStatus,
  postType,
  postVisibility,
  report,
  tag,
} from '../areas/posts/schemas.ts';

export type Community = z.output<typeof community>;
export type CommunityRole = z.output<typeof communityRole>;
export type MembershipStatus = z.output<typeof membershipStatus>;
export type Member = z.output<typeof member>;
export type Category = z.output<typeof category>;
export type Post = z.output<typeof post>;
export type PendingEdit = z.output<typeof pendingEdit>;
export type PostType = z.output<typeof postType>;
export type PostStatus = z.output<typeof postStatus>;
export type PostVisibility = z.output<typeof postVisibility>;
export type Report = z.output<typeof report>;
export type Comment = z.output<typeof comment>;
export type Attachment = z.output<typeof attachment>;
export type Tag = z.output<typeof tag>;
export type Person = z.output<typeof person>;
export type UserAccount = z.output<typeof userAccount>;
export type FoundAccount = z.output<typeof foundAccount>;
export type CurrentUser = z.output<typeof currentUser>;
export type Permission = z.output<typeof permission>;

/** What is known by an id and stands in replies of several calls. */
export interface Entities {
  post: Post;
  comment: Comment;
  community: Community;
  person: Person;
}
export type EntityName = keyof Entities;

/** Where entities stand in a reply, by path: `posts.*` is each of `posts`, the empty path the reply itself. A part has some fields of its entity. */
export type EntityPlaces = Readonly<Record<string, EntityName | `part of ${EntityName}`>>;
