import { isStaffLevel, userRoles } from '@portal/kit/access';
import { enforceModule } from '../../../mock/enforce-module.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { findRefusal } from '@portal/rules';
import { communityAccessById } from '../../communities/mock/access.ts';
import type { FindingPeople } from '@portal/api/contract';

/** Without a community it is for staff; with one, for those who bring people in there. */
export function findingPeopleRule({ at }: FindingPeople, { ids, profile, state, person }: RuleCall): object {
  const communityId = ids.given(at);
  if (communityId === undefined) {
    refuse(findRefusal({ isStaff: isStaffLevel({ role: userRoles[person.role] }) }));
  } else {
    enforceModule({ module: 'communities' }, profile, person);
    refuse(findRefusal({ community: communityAccessById(state, communityId, person) }));
  }
  return {};
}
