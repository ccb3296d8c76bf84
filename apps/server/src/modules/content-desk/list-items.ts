import type { contract, DeskContentItem, HandlerInput, HandlerReply } from '@portal/api/contract';
import type { Call } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { openKinds } from '../content/index.ts';
import { countedStates, deskRow, listedItems, namesOf } from './desk-items.queries.ts';
import { deskReply, listedReply } from './desk-reply.ts';

type Items = typeof contract.contentDesk.items;

/** Items of every state, of the kinds whose part of the portal is open. */
export async function listItems(
  { kind, state, ...query }: HandlerInput<Items>['query'],
  call: Call,
): Promise<HandlerReply<Items>> {
  const { db, now } = call;
  const kinds = openKinds(call).filter((one) => kind === undefined || one === kind);
  const filter = { ...query, kinds, categoryId: query.categoryId };
  const counts = { draft: 0, scheduled: 0, published: 0, expired: 0, archived: 0, deleted: 0 };
  if (kinds.length === 0) return { items: [], totalItemCount: 0, counts };
  const rows = await listedItems(db, { ...filter, state }, now);
  for (const { state: one, count } of await countedStates(db, filter, now)) counts[one] = count;
  const { deleted, ...others } = counts;
  const all = Object.values(others).reduce((sum, count) => sum + count, 0);
  const names = await namesOf(
    db,
    rows.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy]),
  );
  return {
    items: rows.map((row) => listedReply(row, names, call)),
    totalItemCount: state === undefined ? all : counts[state],
    counts: { ...others, deleted },
  };
}

export async function deskItemOf(id: string, call: Call): Promise<DeskContentItem> {
  const row = found(await deskRow(call.db, id, openKinds(call), call.now));
  return deskReply(row, await namesOf(call.db, [row.createdBy, row.updatedBy]), call);
}
