import type { member } from '@portal/api/contract';
import { seesEmails } from '@portal/api/rules';
import type * as z from 'zod';
import { assetUrlsOf, personOf } from '../../http/call.ts';
import { personReply } from '../people/person-reply.ts';
import type { MemberRow } from './members.ts';
import type { CommunityCall } from './access.ts';

/** A member as the one who asks may know them: the address is for staff, the reason for those who keep the blacklist. */
export function memberReply(row: MemberRow, call: CommunityCall): z.output<typeof member> {
  const { id, role, status, joinedAt, organisationName, homeState, email, isHaveAnswers, reason, updatedAt } = row;
  return {
    ...personReply(row, assetUrlsOf(call)),
    userId: id,
    role,
    status,
    joinedAt: joinedAt?.toISOString() ?? null,
    email: seesEmails(personOf(call)) ? email : null,
    organisationName,
    homeState,
    isHaveAnswers,
    isBlocked: status === 'Blocked',
    reason: call.facts.community.permissions.has('communityBlacklist') ? reason : null,
    updatedAt: updatedAt.toISOString(),
  };
}
