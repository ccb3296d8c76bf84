import * as z from 'zod';
import { keyText, paged } from '../../http/cursor.ts';
import type { DeskCall } from '../desk/index.ts';
import { attendeesBehind, type AttendeesQuery, countFound } from './attendees.queries.ts';

const keysetShape = z.tuple([keyText, keyText]);

export async function listAttendees(query: AttendeesQuery, { db, deps, facts }: DeskCall) {
  const { id } = facts.event;
  const cursor = deps.cursors(`attendees of ${id}`, keysetShape);
  const keyset = query.after === undefined ? null : cursor.unpack(query.after);
  const { show, keyword, status, ticketPriceId, pageSize } = query;
  const narrowed = { eventId: id, status, ticketPriceId, show, keyword };
  const skip = keyset ? 0 : (query.page - 1) * pageSize;
  const rows = await attendeesBehind(db, narrowed, { keyset, pageSize, skip });
  const found = await countFound(db, narrowed);
  const page = paged(rows, pageSize, (row) => [row.sortName, row.ticketId] as [string, string], cursor);
  return { ...page, totalItemCount: found?.total ?? 0 };
}
