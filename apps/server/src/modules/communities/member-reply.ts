import type { member } from '@portal/api/contract';
import type * as z from 'zod';
import { personOf } from '../../http/call.ts';
import { personReply, shownTo } from '../people/index.ts';
import type { MemberRow } from './members.ts';
import type { CommunityCall } from './access.ts';

/** A member as the one who asks may know them; the reason is for those who keep the blacklist. */
export function memberReply(row: MemberRow, call: CommunityCall): z.output<typeof member> {
  const { id, role, status, joinedAt, isHaveAnswers, reason, updatedAt } = row;
  const contact = { workplace: row.organisationName, state: row.homeState, email: row.email };
  const { workplace, state, email } = shownTo(contact, row, personOf(call));
  return {
    ...personReply(row, call),
    userId: id,
    role,
    status,
    joinedAt: joinedAt?.toISOString() ?? null,
    email,
    organisationName: workplace,
    homeState: state,
    isHaveAnswers,
    isBlocked: status === 'Blocked',
    reason: call.facts.community.permissions.has('communityBlacklist') ? reason : null,
    updatedAt: updatedAt.toISOString(),
  };
}
