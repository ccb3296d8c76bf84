import type { ManagedMember } from '@portal/rules';
import { isStaffLevel, type UserRole } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/problem.ts';
import type { CommunityAccess } from '../community-access/index.ts';
import { candidatesById } from './member-facts.queries.ts';

/** Somebody as the rules want them, who may also be added. */
export type FoundMember = ManagedMember & { isInSegment: boolean };

/** Those with the ids, in the order of the ids; one who is not there is refused. Who may not sign in any more cannot be added. */
export async function membersById(
  db: Db,
  { id: communityId, segmentIds }: CommunityAccess,
  ids: readonly string[],
): Promise<FoundMember[]> {
  const wanted = [...new Set(ids)];
  const rows = await candidatesById(db, segmentIds, communityId, wanted);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map((id) => {
    const row = byId.get(id);
    if (row === undefined || (row.isDisabled && row.status === null)) throw notFound('There is no such person.');
    const { name, status, role, isInSegment } = row;
    const isStaff = isStaffLevel({ role: row.userRole as UserRole }); // The column holds nothing else.
    return { id, name, status, role: role ?? 'Member', isStaff, isInSegment };
  });
}
