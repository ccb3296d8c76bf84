import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import * as z from 'zod';
import type { Call } from '../../http/call.ts';
import { keyText, paged } from '../../http/cursor.ts';
import { userReply } from './user-reply.ts';
import { countUsers, usersFound } from './users.queries.ts';

type List = typeof contract.users.list;

/** A name, last name first, and whose it is. */
const keysetShape = z.tuple([keyText, keyText, keyText]);

export async function listUsers(
  { pageSize, after, ...wanted }: HandlerInput<List>['query'],
  { db, deps }: Call,
): Promise<HandlerReply<List>> {
  const cursor = deps.cursors('users', keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const rows = await usersFound(db, wanted, { place: keyset, limit: pageSize + 1 });
  const keyOf = ({ lastName, firstName, id }: (typeof rows)[number]): [string, string, string] => [
    lastName,
    firstName,
    id,
  ];
  const page = paged(rows, pageSize, keyOf, cursor);
  return {
    users: page.rows.map(userReply),
    totalItemCount: await countUsers(db, wanted),
    nextCursor: page.nextCursor,
  };
}
