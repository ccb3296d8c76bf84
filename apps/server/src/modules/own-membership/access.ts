import type { Ids, OnOwnMembership } from '@portal/api/contract';
import { ownMembershipRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { type KnownMembership, membershipById } from './own-membership.queries.ts';

export interface OwnMembershipFacts {
  known: KnownMembership;
}

export async function ownMembershipRule({ at }: OnOwnMembership, ids: Ids, call: Call): Promise<OwnMembershipFacts> {
  const known = await membershipById(call.db, ids.at(at));
  refuse(ownMembershipRefusal(known?.membership ?? null, personOf(call)), known);
  return { known };
}
