import type { FindingPeople, Ids } from '@portal/api/contract';
import { findRefusal } from '@portal/rules';
import { isStaffLevel } from '@portal/kit/access';
import { type Call, personOf } from '../../http/call.ts';
import { enforceModule } from '../../http/enforce-module.ts';
import { refuse } from '../../http/problem.ts';
import { communityAccessById } from '../community-access/index.ts';

/** Without a community it is for staff; with one, for those who bring people in there. */
export async function findingPeopleRule({ at }: FindingPeople, ids: Ids, call: Call): Promise<object> {
  const person = personOf(call);
  const communityId = ids.given(at);
  if (communityId === undefined) {
    refuse(findRefusal({ isStaff: isStaffLevel(person) }));
  } else {
    enforceModule({ module: 'communities' }, call.deps.profile, person);
    refuse(findRefusal({ community: await communityAccessById(call.db, communityId, person, call.now) }));
  }
  return {};
}
