import type { Member } from '@portal/api';
import { useCallback } from 'react';
import { useKeyMembers } from './use-key-members.ts';

export type MemberRole = Member['role'];

export interface KeyRoles {
  /** Undefined as long as it is not known. */
  roleOf(userId: string): MemberRole | undefined;
  /** Asks again where the roles could not be loaded. */
  retry: (() => void) | null;
}

/** Roles of the people in a community: moderators and editors are listed by their own call, everyone else is a member. */
export function useKeyRoles(communityId: string): KeyRoles {
  const { view, data } = useKeyMembers(communityId);
  const roleOf = useCallback(
    (userId: string) => {
      if (data === undefined) return undefined;
      return data.members.find((member) => member.userId === userId)?.role ?? 'Member';
    },
    [data],
  );
  return { roleOf, retry: view.state === 'failed' ? view.retry : null };
}
