import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import * as z from 'zod';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { invitationReply } from './invitation-reply.ts';
import { countInvitations, invitationsFound } from './invitations.queries.ts';

type List = typeof contract.invitations.list;

/** When somebody was invited, and the invitation. */
const keysetShape = z.tuple([moment, keyText]);

export async function listInvitations(
  { pageSize, after, ...wanted }: HandlerInput<List>['query'],
  { db, deps, now }: Call,
): Promise<HandlerReply<List>> {
  const cursor = deps.cursors('invitations', keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const rows = await invitationsFound(db, wanted, { now, place: keyset, limit: pageSize + 1 });
  const page = paged(rows, pageSize, (row): [string, string] => [row.invitedAt.toISOString(), row.id], cursor);
  return {
    invitations: page.rows.map((row) => invitationReply(row, now)),
    totalItemCount: await countInvitations(db, wanted, now),
    nextCursor: page.nextCursor,
  };
}
