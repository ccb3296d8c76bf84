import type { DeskEvent, HandlerInput, HandlerReply } from '@portal/api/contract';
import { deskOrder } from '@portal/rules';
import * as z from 'zod';
import { counted } from '../../db/counted.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { found } from '../../http/problem.ts';
import { timesReply } from '../events/index.ts';
import type { DeskCall } from './access.ts';
import { eventOfDesk, eventsBehind, type Query, type selectEvents } from './desk-list.queries.ts';

/** When an event begins, and its id. */
const keysetShape = z.tuple([moment, keyText]);
type Row = Awaited<ReturnType<typeof selectEvents>>[number];

/** Events of every state: those to come from the next on, all others from the last on. */
export async function queryEvents(
  { pageSize, after }: HandlerInput<Query>['query'],
  body: HandlerInput<Query>['body'],
  { db, deps, now }: Call,
): Promise<HandlerReply<Query>> {
  const order = deskOrder(body.time);
  const cursor = deps.cursors(`events of the desk ${order}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const { rows, counting } = await eventsBehind(db, body, now, { order, keyset, pageSize });
  const { rows: page, total } = await counted(rows, counting);
  const { rows: shown, nextCursor } = paged(page, pageSize, ({ startAt, id }) => [startAt.toISOString(), id], cursor);
  return { events: shown.map(reply), totalItemCount: total, nextCursor };
}

/** The event that the access rule has found. */
export async function deskEvent({ db, facts }: DeskCall): Promise<DeskEvent> {
  const row = await eventOfDesk(db, facts.event.id);
  return reply(found(row));
}

function reply({ kind, ...row }: Row): DeskEvent {
  const { id, title, status, address, isMembersOnly, revision, sold, capacity } = row;
  return {
    ...{ id, title, status, address, isMembersOnly, revision, sold, capacity },
    type: kind,
    ...timesReply(row),
    eventStartUtc: row.startAt.toISOString(),
    eventEndUtc: row.endAt.toISOString(),
  };
}
