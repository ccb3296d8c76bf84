import type { MembershipStatus } from '@portal/api/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities } from '../../db/schema/index.ts';
import type { Permission, Person } from '../auth/person.ts';
import { type CommunityRole, permissionsIn } from '../auth/roles.ts';
import { isArchived, isJoined, isMine, isSeen, mine } from './visibility.ts';

/** What a person is to a community: what its access rules decide by. */
export interface CommunityAccess {
  id: string;
  isPublic: boolean;
  isAutoJoin: boolean;
  isArchived: boolean;
  isRequireAgreement: boolean;
  isRequirePostApproval: boolean;
  isRequireEditApproval: boolean;
  /** The person may know of it. */
  isSeen: boolean;
  /** The person counts as a member. */
  isJoined: boolean;
  /** As recorded; administrators and members by auto-join may have none. */
  status: MembershipStatus | null;
  role: CommunityRole | null;
  permissions: ReadonlySet<Permission>;
}

/** The columns a person's access is made of; the query joins `communities` with `mine`. */
export function communityAccessColumns(person: Person, now: Date) {
  return {
    id: communities.id,
    isPublic: communities.isPublic,
    isAutoJoin: communities.isAutoJoin,
    isRequireAgreement: communities.isRequireAgreement,
    isRequirePostApproval: communities.isRequirePostApproval,
    isRequireEditApproval: communities.isRequireEditApproval,
    isArchived: isArchived(now).as('is_archived'),
    isSeen: isSeen(person, now).as('is_seen'),
    isJoined: isJoined(person).as('is_joined'),
    status: mine.status,
    role: mine.role,
  };
}

export type CommunityAccessRow = Omit<CommunityAccess, 'permissions'>;

export function communityAccessOf(row: CommunityAccessRow, person: Person): CommunityAccess {
  const role = roleIn(row);
  return {
    ...row,
    role,
    permissions: permissionsIn(role, person.permissions, row.isArchived),
  };
}

/** A role counts only while its holder belongs; whom joining is automatic for is a member. */
export function roleIn({
  status,
  role,
  isAutoJoin,
}: Pick<CommunityAccessRow, 'status' | 'role' | 'isAutoJoin'>): CommunityRole | null {
  if (status === 'Joined') return role;
  return isAutoJoin && status !== 'Blocked' ? 'Member' : null;
}

export function communityAccessById(db: Db, id: string, person: Person, now: Date): Promise<CommunityAccess | null> {
  return findCommunityAccess(db, eq(communities.id, id), person, now);
}

export function communityAccessByAlias(
  db: Db,
  alias: string,
  person: Person,
  now: Date,
): Promise<CommunityAccess | null> {
  return findCommunityAccess(db, sql`lower(${communities.alias}) = lower(${alias})`, person, now);
}

async function findCommunityAccess(db: Db, which: SQL, person: Person, now: Date): Promise<CommunityAccess | null> {
  const [row] = await db
    .select(communityAccessColumns(person, now))
    .from(communities)
    .leftJoin(mine, isMine(person))
    .where(which);
  return row ? communityAccessOf(row, person) : null;
}
