import type { CommunityRole, MembershipStatus } from '@portal/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { communities, memberships } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { isMember } from './move-members.queries.ts';

/** Those who look after the members of one community do so one after the other: what a rule has found holds until it is written. */
export async function takeTurns(tx: Db, communityId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`members of ${communityId}`}, 0))`);
}

interface Move {
  communityId: string;
  personIds: readonly string[];
  /** Those who stand otherwise by now are left as they are. */
  from: readonly MembershipStatus[];
  to: 'Joined' | 'Removed';
  now: Date;
}

/** Gives people another status, as plain members; says whose it became. */
export async function moveMembers(tx: Db, { communityId, personIds, from, to, now }: Move): Promise<string[]> {
  const at = instantSql(now);
  const joinedAt = to === 'Joined' ? at : sql`kept.joined_at`;
  const { rows } = await tx.execute<{ id: string; status: MembershipStatus }>(sql`
    with before as (
      select person_id, status from ${memberships}
      where community_id = ${communityId} and person_id = any(${textArray(personIds)}) and status = any(${textArray(from)})
      order by person_id for update)
    update ${memberships} kept set status = ${to}, role = 'Member', reason = null, joined_at = ${joinedAt}, updated_at = ${at}
    from before where kept.community_id = ${communityId} and kept.person_id = before.person_id
    returning kept.person_id as id, before.status`);
  await recount(tx, communityId, rows, to);
  return rows.map(({ id }) => id);
}

/** Adds those who have had nothing to do with the community; who joined in between is left as they are. */
export async function addMembers(
  tx: Db,
  { communityId, personIds, now }: Pick<Move, 'communityId' | 'personIds' | 'now'>,
): Promise<string[]> {
  if (personIds.length === 0) return [];
  const own = { communityId, status: 'Joined' as const, joinedAt: now, updatedAt: now };
  const rows = await tx
    .insert(memberships)
    .values(personIds.map((personId) => ({ ...own, personId })))
    .onConflictDoNothing()
    .returning({ id: memberships.personId });
  const nothing = rows.map(() => ({ status: null }));
  await recount(tx, communityId, nothing, 'Joined');
  return rows.map(({ id }) => id);
}

interface Block {
  communityId: string;
  users: readonly { userId: string; reason: string }[];
  now: Date;
}

/** Puts people on the blacklist, whatever they were to the community. */
export async function blockMembers(tx: Db, { communityId, users, now }: Block): Promise<string[]> {
  const at = instantSql(now);
  const ids = users.map(({ userId }) => userId);
  const reasons = users.map(({ reason }) => reason);
  const { rows: before } = await tx.execute<{ id: string; status: MembershipStatus }>(sql`
    select person_id as id, status from ${memberships}
    where community_id = ${communityId} and person_id = any(${textArray(ids)}) order by person_id for update`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${memberships} (community_id, person_id, status, reason, joined_at, updated_at)
    select ${communityId}, given.id, 'Blocked', given.reason, null, ${at}
    from unnest(${textArray(ids)}, ${textArray(reasons)}) given (id, reason)
    on conflict (community_id, person_id) do update
      set status = 'Blocked', role = 'Member', reason = excluded.reason, joined_at = null, updated_at = excluded.updated_at
      where ${memberships.status} <> 'Blocked'
    returning person_id as id`);
  const blocked = new Set(rows.map(({ id }) => id));
  await recount(
    tx,
    communityId,
    before.filter(({ id }) => blocked.has(id)),
    'Blocked',
  );
  return [...blocked];
}

/** Takes people off the blacklist: they have nothing to do with the community any more. */
export async function unblockMembers(tx: Db, communityId: string, personIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(memberships)
    .where(
      and(
        eq(memberships.communityId, communityId),
        inArray(memberships.personId, [...personIds]),
        eq(memberships.status, 'Blocked'),
      ),
    )
    .returning({ id: memberships.personId });
  return rows.map(({ id }) => id);
}

export async function setRole(
  tx: Db,
  { communityId, personId, role, now }: { communityId: string; personId: string; role: CommunityRole; now: Date },
): Promise<void> {
  await tx
    .update(memberships)
    .set({ role, updatedAt: now })
    .where(isMember(communityId, personId, 'Joined'));
}

/** Why somebody is on the blacklist; null where they are not on it. */
export async function blockReason(
  tx: Db,
  communityId: string,
  personId: string,
): Promise<{ reason: string | null } | null> {
  const [row] = await tx
    .select({ reason: memberships.reason })
    .from(memberships)
    .where(isMember(communityId, personId, 'Blocked'))
    .for('update');
  return row ?? null;
}

export async function setReason(
  tx: Db,
  communityId: string,
  personId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .update(memberships)
    .set({ reason, updatedAt: now })
    .where(isMember(communityId, personId, 'Blocked'));
}

/** The counts of a community follow what became of people. */
async function recount(
  tx: Db,
  communityId: string,
  moved: readonly { status: MembershipStatus | null }[],
  to: MembershipStatus,
): Promise<void> {
  if (moved.length === 0) return;
  const gained = (status: MembershipStatus) =>
    (to === status ? moved.length : 0) - moved.filter((one) => one.status === status).length;
  await tx
    .update(communities)
    .set({
      membersCount: sql`${communities.membersCount} + ${gained('Joined')}`,
      pendingMembersCount: sql`${communities.pendingMembersCount} + ${gained('Awaiting')}`,
    })
    .where(eq(communities.id, communityId));
}
