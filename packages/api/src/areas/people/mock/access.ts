import { isStaffLevel, userRoles } from '@portal/kit/access';
import { refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/object-rules.ts';
import { findRefusal } from '../../../rules/index.ts';
import { communityAccessById } from '../../communities/mock/access.ts';
import type { FindingPeople } from '../access.ts';

/** Without a community it is for staff; with one, for those who bring people in there. */
export function findingPeopleRule({ at }: FindingPeople, { ids, state, person }: RuleCall): object {
  const communityId = ids.given(at);
  refuse(
    findRefusal(
      communityId === undefined
        ? { isStaff: isStaffLevel({ role: userRoles[person.role] }) }
        : { community: communityAccessById(state, communityId, person) },
    ),
  );
  return {};
}
