import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { ownMembershipRefusal } from '@portal/rules';
import type { OnOwnMembership } from '@portal/api/contract';
import type { MockOwnMembership } from '../state.ts';

export interface OwnMembershipFacts {
  membership: MockOwnMembership;
}

export function ownMembershipRule({ at }: OnOwnMembership, { ids, state, person }: RuleCall): OwnMembershipFacts {
  const membership = state.ownMemberships.get(ids.at(at)) ?? null;
  refuse(ownMembershipRefusal(membership, person));
  if (membership === null) throw notFound();
  return { membership };
}
