import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { refundOrder } from '@portal/rules';
import * as z from 'zod';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { requestReply } from './request-rows.ts';
import { countByStatus, requestsBehind } from './list-requests.queries.ts';

type List = typeof contract.refunds.list;

/** When it was asked, and its id. */
const keysetShape = z.tuple([moment, keyText]);

export async function listRequests(
  { status, eventId, keyword, pageSize, after }: HandlerInput<List>['query'],
  { db, deps }: Call,
): Promise<HandlerReply<List>> {
  const order = refundOrder(status);
  const cursor = deps.cursors(`refund requests ${order}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const rows = await requestsBehind(db, { eventId, keyword, order, status, keyset, pageSize });
  const counted = await countByStatus(db, eventId, keyword);
  const countOf = (one: typeof status) => counted.find((row) => row.status === one)?.n ?? 0;
  const page = paged(rows, pageSize, (row) => [row.createdAt.toISOString(), row.id] as [string, string], cursor);
  return {
    requests: page.rows.map((row) => requestReply({ ...row, status })),
    nextCursor: page.nextCursor,
    totalItemCount: countOf(status),
    counts: { open: countOf('open'), approved: countOf('approved'), declined: countOf('declined') },
  };
}
