import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import * as z from 'zod';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { countFailed, failedMails } from './list-failed.queries.ts';

type List = typeof contract.mails.failed;

/** When it was given up, and its key. */
const keysetShape = z.tuple([moment, keyText]);

export async function listFailedMails(
  { pageSize, after }: HandlerInput<List>['query'],
  { db, deps }: Call,
): Promise<HandlerReply<List>> {
  const cursor = deps.cursors('failed mails', keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const rows = await failedMails(db, keyset, pageSize);
  const total = await countFailed(db);
  const page = paged(rows, pageSize, (row): [string, string] => [row.failedAt.toISOString(), row.key], cursor);
  return {
    mails: page.rows.map(({ personId: id, name, failedAt, ...mail }) => ({
      ...mail,
      person: { id, name },
      failedAt: failedAt.toISOString(),
    })),
    totalItemCount: total?.n ?? 0,
    nextCursor: page.nextCursor,
  };
}
