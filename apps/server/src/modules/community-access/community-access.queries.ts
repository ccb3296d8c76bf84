import type { MembershipStatus } from '@portal/api/contract';
import { type AccessFacts, accessTo, isArchivedAt, isInTime, isShownToEverybody } from '@portal/rules';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { batched } from '../../db/batched.ts';
import { communities } from '../../db/schema/index.ts';
import { lookupId, lookups, lookupPlace, type Asking, byPlace, eachLike, inLine } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { isMine, mine, segmentIds } from './visibility.queries.ts';

/** What of a community the access rules decide by. */
export const communityStateColumns = {
  id: communities.id,
  isPublic: communities.isPublic,
  isVisible: communities.isVisible,
  isAutoJoin: communities.isAutoJoin,
  isRequireAgreement: communities.isRequireAgreement,
  isRequirePostApproval: communities.isRequirePostApproval,
  isRequireEditApproval: communities.isRequireEditApproval,
  archivedAt: communities.archivedAt,
  aliveStartAt: communities.aliveStartAt,
  aliveEndAt: communities.aliveEndAt,
  deletedAt: communities.deletedAt,
  segmentIds,
};

/** The same with the person's membership; the query joins `communities` with `mine`. */
export const communityAccessColumns = { ...communityStateColumns, status: mine.status, role: mine.role };

export interface CommunityAccessRow {
  id: string;
  isPublic: boolean;
  isVisible: boolean;
  isAutoJoin: boolean;
  isRequireAgreement: boolean;
  isRequirePostApproval: boolean;
  isRequireEditApproval: boolean;
  archivedAt: Date | null;
  aliveStartAt: Date | null;
  aliveEndAt: Date | null;
  deletedAt: Date | null;
  segmentIds: string[];
  /** As recorded; staff and members by auto-join may have none. */
  status: MembershipStatus | null;
  role: AccessFacts['role'];
}

/** What a person is to a community: what its access rules decide by. */
export interface CommunityAccess extends CommunityAccessRow, AccessFacts {
  isArchived: boolean;
  /** Everybody signed in may know of it. */
  isShownToEverybody: boolean;
}

export function communityAccessOf<Row extends CommunityAccessRow>(
  row: Row,
  person: Person,
  now: Date,
): Row & CommunityAccess {
  const isArchived = isArchivedAt(row.archivedAt, now);
  const state = { ...row, isArchived, isDeleted: row.deletedAt !== null, isInTime: isInTime(row, now) };
  return { ...row, isArchived, isShownToEverybody: isShownToEverybody(state), ...accessTo(state, person, row) };
}

export function communityAccessById(db: Db, id: string, person: Person, now: Date): Promise<CommunityAccess | null> {
  return findCommunityAccess(db, { name: 'id', is: eq(communities.id, lookupId) }, id, person, now);
}

export function communityAccessByAlias(
  db: Db,
  alias: string,
  person: Person,
  now: Date,
): Promise<CommunityAccess | null> {
  const is = sql`lower(${communities.alias}) = lower(${lookupId})`;
  return findCommunityAccess(db, { name: 'alias', is }, alias, person, now);
}

async function findCommunityAccess(
  db: Db,
  by: { name: string; is: SQL },
  id: string,
  person: Person,
  now: Date,
): Promise<CommunityAccess | null> {
  const name = `access to communities by ${by.name}`;
  const row = await batched(db, name, { id, personId: person.id }, async (line) => {
    const statement = prepared(db, name, () => selectAccess(db, by.is, eachLike(person)));
    return byPlace(await statement.execute(inLine(line)), line);
  });
  return row ? communityAccessOf(row.community, person, now) : null;
}

function selectAccess(db: Db, isMatch: SQL, person: Asking) {
  return db
    .select({ community: communityAccessColumns, place: lookupPlace })
    .from(lookups)
    .innerJoin(communities, isMatch)
    .leftJoin(mine, isMine(person));
}
