import { type Profile, checkModule, isStaffLevel, isSwitchedOn, userRoles } from '@portal/kit/access';
import type { Access, CommentAction, CommunityAction, ObjectRef, PostAction } from '../contract/access.ts';
import { commentRefusal, communityRefusal, isAdministrator, type PostFacts, postRefusal } from '../rules/index.ts';
import type { WorldPerson } from '../world/world-types.ts';
import { forbidden, notFound, refuse } from './mock-problem.ts';
import type { MockComment, MockPost, MockState } from './mock-state.ts';
import { type CommunityAccess, communityAccessOf } from '../areas/communities/mock/community-access.ts';

/** The object of a call, once the person may do it. */
export interface Facts {
  communityAccess?: CommunityAccess;
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
    case 'notImpersonating':
      permitOneself(isImpersonated);
      return {};
    case 'administrator':
      permitOneself(isImpersonated);
      if (!isAdministrator({ role: userRoles[person.role] })) throw forbidden();
      return {};
    case 'findPeople':
      return findingPeople(optionalIdAt(access.at, input), state, person);
    case 'community':
      return { communityAccess: onCommunity(access.action, state, idAt(access.at, input), person) };
    case 'communityAlias':
      return { communityAccess: onCommunity(access.action, state, idOfAlias(state, idAt(access.at, input)), person) };
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
  const communityAccess = onCommunity('see', state, communityId, person);
  if (!bringsPeopleIn(communityAccess)) throw forbidden();
  return { communityAccess };
}

/** Whether somebody may add members to a community, or invite to meetings there. */
export function bringsPeopleIn({ permissions }: CommunityAccess): boolean {
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

function onCommunity(action: CommunityAction, state: MockState, id: string, person: WorldPerson): CommunityAccess {
  const community = state.communities.get(id);
  const communityAccess = community && communityAccessOf(state, community, person);
  refuse(communityRefusal(action, communityAccess ?? null));
  if (communityAccess === undefined) throw notFound();
  return communityAccess;
}

function onPost(
  action: PostAction,
  state: MockState,
  id: string,
  person: WorldPerson,
): Required<Pick<Facts, 'communityAccess' | 'post'>> {
  const post = state.posts.find((one) => one.id === id);
  const community = post && state.communities.get(post.communityId);
  const communityAccess = community && communityAccessOf(state, community, person);
  refuse(postRefusal(action, post && communityAccess ? factsOf(post, communityAccess) : null, person));
  if (post === undefined || communityAccess === undefined) throw notFound();
  return { communityAccess, post };
}

/** A post in the community it stands in, as the rules want it. */
export function factsOf(post: MockPost, community: CommunityAccess): PostFacts {
  return { ...post, community };
}

function onComment(
  action: CommentAction,
  state: MockState,
  id: string,
  { post, communityAccess }: Required<Pick<Facts, 'communityAccess' | 'post'>>,
  person: WorldPerson,
): MockComment {
  const comment = state.comments.find((one) => one.id === id && one.postId === post.id);
  refuse(commentRefusal(action, comment ?? null, factsOf(post, communityAccess), person));
  if (comment === undefined) throw notFound();
  return comment;
}
