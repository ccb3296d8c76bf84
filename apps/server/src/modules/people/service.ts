import { type contract, type EndpointReply, type HandlerInput, pageSizes } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { accountReply } from './account-reply.ts';
import { isAmong, isFoundAmong, isSeenWithId, listAccounts } from './people.queries.ts';

type Accounts = typeof contract.people;
type Search = HandlerInput<Accounts['search']>['body'];
type Batch = HandlerInput<Accounts['batch']>['body'];

const single = { page: 1, pageSize: pageSizes.single, sortBy: 'firstName' } as const;

const askerOf = (call: Call) => ({ db: call.db, asking: personOf(call) });

export async function accountById(id: string, call: Call): Promise<EndpointReply<Accounts['byId']>> {
  const where = isSeenWithId(call.db, id, personOf(call), call.now);
  const [row] = (await listAccounts(askerOf(call), where, single)).rows;
  if (!row) throw notFound();
  return accountReply(row, call);
}

export async function findAccounts(search: Search, call: Call): Promise<EndpointReply<Accounts['search']>> {
  const person = personOf(call);
  const { communityId, includeAdminUsers } = search;
  const where = isFoundAmong(call.db, person, search.keyword, includeAdminUsers, call.now);
  const { rows, total } = await listAccounts(askerOf(call), where, search, communityId);
  return {
    users: rows.map((row) => ({ ...accountReply(row, call), membershipStatus: row.membershipStatus })),
    totalItems: total,
  };
}

export async function accountsByIds(batch: Batch, call: Call): Promise<EndpointReply<Accounts['batch']>> {
  const { contactTypes } = batch.filters;
  const where = isAmong(call.db, batch.accountIds, personOf(call), contactTypes, call.now);
  const { rows, total } = await listAccounts(askerOf(call), where, batch);
  return { users: rows.map((row) => accountReply(row, call)), totalItems: total };
}
