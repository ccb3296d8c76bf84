import type { Access, ObjectRef } from '@portal/api/contract';
import { canUseModule, type Profile } from '@portal/kit/access';
import { type Call, type Facts, personOf } from '../http/call.ts';
import { forbidden, notFound } from '../http/problem.ts';
import type { RawInput } from '../http/read-input.ts';
import type { Person } from './auth/person.ts';
import { permitOnCommunity } from './communities/policy.ts';
import { standingByAlias, standingById } from './communities/standing.ts';
import { commentFacts, postFacts } from './posts/facts.ts';
import { permitOnComment, permitOnPost } from './posts/policy.ts';

/** A module that the profile has off does not exist; one whose access rules refuse the person is forbidden. */
export function enforceModule(access: Access, profile: Profile, person: Person | null): void {
  if (!('module' in access) || access.module === undefined) return;
  if (!profile.modules[access.module].enabled) throw notFound();
  if (!canUseModule(profile, access.module, person)) throw forbidden();
}

/** Applies an endpoint's rule about its object, before the handler runs; what it looked up is the handler's to use. */
export async function enforceAccess(access: Access, input: RawInput, call: Call): Promise<Facts> {
  switch (access.rule) {
    case 'anyone':
    case 'signedIn':
      return {};
    case 'oneself':
      if (personOf(call).impersonator !== null) throw forbidden('You cannot do this while you act for somebody else.');
      return {};
    case 'community':
      return {
        community: permitOnCommunity(
          access.action,
          await standingById(call.db, idAt(access.at, input), personOf(call), call.now),
          personOf(call),
        ),
      };
    case 'communityAlias':
      return {
        community: permitOnCommunity(
          access.action,
          await standingByAlias(call.db, idAt(access.at, input), personOf(call), call.now),
          personOf(call),
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

function onPost(post: NonNullable<Facts['post']>): Facts {
  return { post, community: post.community };
}

function idAt({ from, name }: ObjectRef, input: RawInput): string {
  const part = input[from];
  const value =
    typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined;
  if (typeof value !== 'string') throw notFound();
  return value;
}
