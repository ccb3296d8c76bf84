import type { contract, HandlerInput, HandlerReply, LoggedAction } from '@portal/api/contract';
import * as z from 'zod';
import type { moderationLog } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { paged } from '../../http/cursor.ts';
import type { CommunityCall } from '../communities/index.ts';
import { knownPeople, type KnownPeople, personReply } from '../people/index.ts';
import { logEntriesOf } from './log-of.queries.ts';

type Log = typeof contract.moderation.log;
export type LogEntryRow = typeof moderationLog.$inferSelect;

const keysetShape = z.int().min(0);

/** What was done in a community, the last first. */
export async function logOf(
  { pageSize, after }: HandlerInput<Log>['query'],
  call: CommunityCall,
): Promise<HandlerReply<Log>> {
  const { id: communityId } = call.facts.community;
  const cursor = call.deps.cursors(`log of ${communityId}`, keysetShape);
  const rows = await logEntriesOf(
    call.db,
    communityId,
    after === undefined ? undefined : cursor.unpack(after),
    pageSize,
  );
  const page = paged(rows, pageSize, ({ id }) => id, cursor);
  const known = await peopleIn(page.rows, call);
  return { deeds: page.rows.map((row) => logEntryReply(row, known, call)), nextCursor: page.nextCursor };
}

/** Whom deeds name. */
export function peopleIn(
  rows: readonly { actorId?: string | null; personId?: string | null }[],
  call: Call,
): Promise<KnownPeople> {
  return knownPeople(
    rows.flatMap(({ actorId, personId }) => [actorId, personId]),
    call,
  );
}

export function logEntryReply(row: LogEntryRow, known: KnownPeople, call: Call): LoggedAction {
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
