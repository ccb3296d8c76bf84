import { randomUUID } from 'node:crypto';
import { type contract, type HandlerInput, type HandlerReply, limits } from '@portal/api/contract';
import { savedFilterRefusal } from '@portal/rules';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, notFound, refuse } from '../../http/problem.ts';
import { countOthers, filtersOf } from './saved-filters.queries.ts';
import { putFilter, takeFilter } from './saved-filters.writes.ts';

type Directory = typeof contract.directory;

export async function savedFilters(call: Call): Promise<HandlerReply<Directory['savedFilters']>> {
  return { filters: await filtersOf(call.db, personOf(call).id) };
}

export async function saveFilter(
  { name, narrowing }: HandlerInput<Directory['saveFilter']>['body'],
  call: Call,
): Promise<HandlerReply<Directory['saveFilter']>> {
  const { id: personId } = personOf(call);
  return call.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    refuse(savedFilterRefusal(await countOthers(tx, personId, name), limits.directory.filters));
    return found(await putFilter(tx, { id: randomUUID(), personId, name, narrowing, createdAt: call.now }));
  });
}

export async function removeFilter(id: string, call: Call): Promise<void> {
  if (!(await takeFilter(call.db, personOf(call).id, id))) throw notFound();
}
