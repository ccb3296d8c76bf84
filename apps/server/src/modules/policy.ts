import type { Access, ObjectRef } from '@portal/api/contract';
import { isAdministrator } from '@portal/api/rules';
import { checkModule, isSwitchedOn, type Profile } from '@portal/kit/access';
import { type Call, type Facts, personOf } from '../http/call.ts';
import { forbidden, notFound } from '../http/problem.ts';
import type { RawInput } from '../http/read-input.ts';
import { permitFindPeople, permitFindPeopleFor } from './people/policy.ts';
import type { Person } from './auth/person.ts';
import { permitOnCommunity } from './communities/policy.ts';
import { communityAccessByAlias, communityAccessById } from './communities/community-access.ts';
import { commentFacts, postFacts } from './posts/facts.ts';
import { permitOnComment, permitOnPost } from './posts/policy.ts';

/** A module or part of one that the profile has off does not exist; one whose access rules refuse the person is forbidden. */
export function enforceModule(access: Access, profile: Profile, person: Person | null): void {
  if (!isSwitchedOn(profile, access)) throw notFound();
  if (checkModule(profile, access, person).some(({ isPassed }) => !isPassed)) throw forbidden();
}

/** Applies an endpoint's rule about its object, before the handler runs; what it looked up is the handler's to use. */
export async function enforceAccess(access: Access, input: RawInput, call: Call): Promise<Facts> {
  switch (access.rule) {
    case 'anyone':
    case 'signedIn':
      return {};
    case 'notImpersonating':
      permitOneself(personOf(call));
      return {};
    case 'administrator':
      permitOneself(personOf(call));
      if (!isAdministrator(personOf(call))) throw forbidden();
      return {};
    case 'findPeople':
      return findingPeople(optionalIdAt(access.at, input), call);
    case 'community':
      return {
        community: permitOnCommunity(
          access.action,
          await communityAccessById(call.db, idAt(access.at, input), personOf(call), call.now),
        ),
      };
    case 'communityAlias':
      return {
        community: permitOnCommunity(
          access.action,
          await communityAccessByAlias(call.db, idAt(access.at, input), personOf(call), call.now),
        ),
      };
    case 'post':
      return onPost(
        permitOnPost(
          access.action,
          await postFacts(call.db, idAt(access.at, input), personOf(call), call.now),
          personOf(call),
        ),
      );
    case 'comment': {
      const postId = idAt(access.post, input);
      const post = permitOnPost('read', await postFacts(call.db, postId, personOf(call), call.now), personOf(call));
      const comment = permitOnComment(
        access.action,
        await commentFacts(call.db, postId, idAt(access.at, input)),
        post,
        personOf(call),
      );
      return { ...onPost(post), comment };
    }
  }
}

function permitOneself({ impersonator }: Person): void {
  if (impersonator !== null) throw forbidden('You cannot do this while you act for somebody else.');
}

/** Without a community it is for staff; with one, for those who bring people in there. */
async function findingPeople(communityId: string | undefined, call: Call): Promise<Facts> {
  const person = personOf(call);
  if (communityId === undefined) {
    permitFindPeople(person);
    return {};
  }
  enforceModule({ rule: 'signedIn', module: 'communities' }, call.deps.profile, person);
  return { community: permitFindPeopleFor(await communityAccessById(call.db, communityId, person, call.now)) };
}

function onPost(post: NonNullable<Facts['post']>): Facts {
  return { post, community: post.community };
}

function idAt(ref: ObjectRef, input: RawInput): string {
  const id = optionalIdAt(ref, input);
  if (id === undefined) throw notFound();
  return id;
}

function optionalIdAt({ from, name }: ObjectRef, input: RawInput): string | undefined {
  const part = input[from];
  const value =
    typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined;
  return typeof value === 'string' ? value : undefined;
}
