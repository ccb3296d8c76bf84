import type { OwnMembership } from '@portal/api/contract';
import { memberStatus } from '@portal/rules';
import type { KnownMembership } from './own-membership.queries.ts';

export function membershipReply({ membership, person }: KnownMembership): OwnMembership {
  const { id, name, joinedOn, renewedTo, terminatedOn } = membership;
  return {
    id,
    memberNum: person.memberNum ?? '',
    membershipName: name,
    memberStatus: memberStatus({ terminatedOn, isLapsed: person.membershipLapsed }),
    joinDate: joinedOn,
    renewedToDate: renewedTo,
    terminationDate: terminatedOn,
  };
}
