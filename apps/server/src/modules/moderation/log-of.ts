import type { contract, HandlerInput, HandlerReply, LoggedDeed } from '@portal/api/contract';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import * as z from 'zod';
import { moderationLog, people } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { paged } from '../../http/cursor.ts';
import type { CommunityCall } from '../communities/access.ts';
import { personColumns } from '../people/person-columns.ts';
import { personReply, type PersonRow } from '../people/person-reply.ts';

type Log = typeof contract.moderation.log;
export type DeedRow = typeof moderationLog.$inferSelect;

const placeShape = z.int().min(0);

/** What was done in a community, the last first. */
export async function logOf(
  { pageSize, after }: HandlerInput<Log>['query'],
  call: CommunityCall,
): Promise<HandlerReply<Log>> {
  const { id: communityId } = call.facts.community;
  const cursor = call.deps.cursors(`log of ${communityId}`, placeShape);
  const rows = await call.db
    .select()
    .from(moderationLog)
    .where(
      and(
        eq(moderationLog.communityId, communityId),
        after === undefined ? undefined : lt(moderationLog.id, cursor.unpack(after)),
      ),
    )
    .orderBy(desc(moderationLog.id))
    .limit(pageSize + 1);
  const page = paged(rows, pageSize, ({ id }) => id, cursor);
  const known = await peopleIn(page.rows, call);
  return { deeds: page.rows.map((row) => deedReply(row, known, call)), nextCursor: page.nextCursor };
}

export type KnownPeople = ReadonlyMap<string, PersonRow>;

/** Whom deeds name. */
export async function peopleIn(
  rows: readonly { actorId?: string | null; personId?: string | null }[],
  call: Call,
): Promise<KnownPeople> {
  const ids = new Set(rows.flatMap(({ actorId, personId }) => [actorId ?? [], personId ?? []].flat()));
  if (ids.size === 0) return new Map();
  const found = await call.db
    .select(personColumns(personOf(call)))
    .from(people)
    .where(inArray(people.id, [...ids]));
  return new Map(found.map((row) => [row.id, row]));
}

export function deedReply(row: DeedRow, known: KnownPeople, call: Call): LoggedDeed {
  const { id, at, deed, postId, commentId, subject, reason, message, note } = row;
  return {
    ...{ deed, postId, commentId, subject, reason, message, note },
    id: String(id),
    at: at.toISOString(),
    actor: shown(row.actorId, known, call),
    person: shown(row.personId, known, call),
  };
}

/** Null for who is not known. */
export function shown(id: string | null, known: KnownPeople, call: Call) {
  const row = id === null ? undefined : known.get(id);
  return row === undefined ? null : personReply(row, call);
}
