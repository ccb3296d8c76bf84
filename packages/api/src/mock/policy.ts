import { type Profile, checkModule, isStaffLevel, isSwitchedOn, userRoles } from '@portal/kit/access';
import type { Access, CommentAction, CommunityAction, ObjectRef, PostAction } from '../contract/access.ts';
import { postStatuses } from '../contract/post-statuses.ts';
import type { WorldPerson } from '../world/world-types.ts';
import { MockProblem, closed, conflict, forbidden, notFound } from './mock-problem.ts';
import type { MockComment, MockPost, MockState } from './mock-state.ts';
import { type Standing, isAdministrator, standingOf } from './standing.ts';

/** The object of a call, once the person may do it. */
export interface Facts {
  standing?: Standing;
  post?: MockPost;
  comment?: MockComment;
}

export interface RawInput {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}

/** A module or part of one that the profile has off does not exist; one whose access rules refuse the person is forbidden. */
export function enforceModule(access: Access, profile: Pick<Profile, 'modules'>, person: WorldPerson | null): void {
  if (!isSwitchedOn(profile, access)) throw notFound();
  if (checkModule(profile, access, person).some(({ isPassed }) => !isPassed)) throw forbidden();
}

/** Refuses as the server does. */
export function enforce(
  { access, isImpersonated }: { access: Access; isImpersonated: boolean },
  input: RawInput,
  state: MockState,
  person: WorldPerson,
): Facts {
  switch (access.rule) {
    case 'anyone':
    case 'signedIn':
      return {};
    case 'oneself':
      permitOneself(isImpersonated);
      return {};
    case 'administrator':
      permitOneself(isImpersonated);
      if (!isAdministrator(person)) throw forbidden();
      return {};
    case 'findPeople':
      return findingPeople(optionalIdAt(access.at, input), state, person);
    case 'community':
      return { standing: onCommunity(access.action, state, idAt(access.at, input), person) };
    case 'communityAlias':
      return { standing: onCommunity(access.action, state, idOfAlias(state, idAt(access.at, input)), person) };
    case 'post':
      return onPost(access.action, state, idAt(access.at, input), person);
    case 'comment': {
      const facts = onPost('read', state, idAt(access.post, input), person);
      return { ...facts, comment: onComment(access.action, state, idAt(access.at, input), facts, person) };
    }
  }
}

function permitOneself(isImpersonated: boolean): void {
  if (isImpersonated) throw forbidden('You cannot do this while you act for somebody else.');
}

/** Without a community it is for staff; with one, for those who bring people in there. */
function findingPeople(communityId: string | undefined, state: MockState, person: WorldPerson): Facts {
  if (communityId === undefined) {
    if (!isStaffLevel({ role: userRoles[person.role] })) throw forbidden();
    return {};
  }
  const standing = onCommunity('see', state, communityId, person);
  if (!bringsPeopleIn(standing)) throw forbidden();
  return { standing };
}

/** Whether somebody may add members to a community, or invite to meetings there. */
export function bringsPeopleIn({ permissions }: Standing): boolean {
  return permissions.has('communityAddMember') || permissions.has('meetingAll');
}

function idAt(ref: ObjectRef, input: RawInput): string {
  const id = optionalIdAt(ref, input);
  if (id === undefined) throw notFound();
  return id;
}

function optionalIdAt({ from, name }: ObjectRef, input: RawInput): string | undefined {
  const part: unknown = input[from];
  const value =
    typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function idOfAlias(state: MockState, alias: string): string {
  const found = [...state.communities.values()].find(
    (community) => community.alias.toLowerCase() === alias.toLowerCase(),
  );
  return found?.id ?? '';
}

function onCommunity(action: CommunityAction, state: MockState, id: string, person: WorldPerson): Standing {
  const community = state.communities.get(id);
  const standing = community && standingOf(state, community, person);
  if (!standing?.isSeen) throw notFound('Community not found.');
  const problem = communityRefusals[action](standing, person);
  if (problem !== null) throw problem;
  return standing;
}

const belongsAnyway = ({ community }: Standing, person: WorldPerson): boolean =>
  isAdministrator(person) || community.isAutoJoin;
const archived = (): MockProblem => conflict('This community is archived.');

const communityRefusals: Record<CommunityAction, (standing: Standing, person: WorldPerson) => MockProblem | null> = {
  see: () => null,
  read: (standing) => (standing.isJoined ? null : unreadable(standing)),
  join(standing, person) {
    if (standing.status === 'Blocked') return forbidden('You cannot join this community.');
    if (belongsAnyway(standing, person)) return conflict('You belong to this community already.');
    return standing.community.isArchived ? archived() : null;
  },
  leave(standing, person) {
    if (standing.status === 'Blocked') return forbidden();
    return belongsAnyway(standing, person) ? conflict('This community cannot be left.') : null;
  },
  post(standing) {
    if (!standing.isJoined) return unreadable(standing);
    if (standing.community.isArchived) return archived();
    return standing.permissions.has('postCreate') ? null : forbidden();
  },
};

function unreadable({ community }: Standing): MockProblem {
  return community.isPublic
    ? forbidden('You must be a member to view it.')
    : new MockProblem('community_private', 'This community is private.');
}

function onPost(
  action: PostAction,
  state: MockState,
  id: string,
  person: WorldPerson,
): Required<Pick<Facts, 'standing' | 'post'>> {
  const post = state.posts.find((one) => one.id === id);
  if (post === undefined) throw notFound();
  const standing = onCommunity('read', state, post.communityId, person);
  if (!isReadable(post, standing, person)) throw notFound();
  const problem = postRefusals[action](post, standing, person);
  if (problem !== null) throw problem;
  return { standing, post };
}

export function isPublished({ status }: Pick<MockPost, 'status'>): boolean {
  return status === postStatuses.default || status === postStatuses.published;
}

export function isReadable(post: MockPost, { permissions }: Standing, person: WorldPerson): boolean {
  const isAuthor = post.authorId === person.id;
  if (isPublished(post)) return post.visibility !== 'private' || isAuthor || permissions.has('postEdit');
  if (post.status === postStatuses.waitForApproval) return isAuthor || permissions.has('postApprove');
  return post.status !== postStatuses.deleted && permissions.has('postEdit');
}

export function mayEditPost(post: MockPost, standing: Standing, person: WorldPerson): boolean {
  return post.authorId === person.id || standing.permissions.has('postEdit');
}

function refusedReaction(post: MockPost): MockProblem | null {
  if (post.isFrozen) return closed();
  return isPublished(post) ? null : conflict('This post is not published.');
}

const postRefusals: Record<
  PostAction,
  (post: MockPost, standing: Standing, person: WorldPerson) => MockProblem | null
> = {
  read: () => null,
  react: refusedReaction,
  comment(post, { community, permissions }) {
    if (community.isArchived) return archived();
    return refusedReaction(post) ?? (permissions.has('commentCreate') ? null : forbidden());
  },
  edit: (post, standing, person) => (mayEditPost(post, standing, person) ? null : forbidden()),
  delete(post, standing, person) {
    if (!mayEditPost(post, standing, person)) return forbidden();
    return post.isFrozen ? closed() : null;
  },
  report: (post, _, person) => (post.authorId === person.id ? forbidden('You cannot report your own post.') : null),
};

function onComment(
  action: CommentAction,
  state: MockState,
  id: string,
  facts: Facts,
  person: WorldPerson,
): MockComment {
  const { post, standing } = facts;
  const comment = state.comments.find((one) => one.id === id && one.postId === post?.id);
  if (comment === undefined || post === undefined || standing === undefined) throw notFound();
  const problem = commentRefusals[action](comment, post, standing, person);
  if (problem !== null) throw problem;
  return comment;
}

const commentRefusals: Record<
  CommentAction,
  (comment: MockComment, post: MockPost, standing: Standing, person: WorldPerson) => MockProblem | null
> = {
  react: (_, post) => refusedReaction(post),
  edit(comment, post, { permissions }, person) {
    if (comment.authorId !== person.id && !permissions.has('commentEdit')) return forbidden();
    return refusedReaction(post);
  },
  delete: (comment, _, { permissions }, person) =>
    comment.authorId === person.id || permissions.has('commentDelete') ? null : forbidden(),
  report: (comment, _, __, person) =>
    comment.authorId === person.id ? forbidden('You cannot report your own comment.') : null,
};
