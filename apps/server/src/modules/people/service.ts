import { type contract, type EndpointReply, type HandlerInput, pageSizes } from '@portal/api/contract';
import { seesEmails } from '@portal/api/rules';
import { and, arrayOverlaps, eq, inArray } from 'drizzle-orm';
import { people } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { accountReply } from './account-reply.ts';
import { isFoundBy, isNoAdministrator, listAccounts } from './people.queries.ts';
import { isSeenBy } from './visibility.queries.ts';

type Accounts = typeof contract.people;
type Search = HandlerInput<Accounts['search']>['body'];
type Batch = HandlerInput<Accounts['batch']>['body'];

const single = { page: 1, pageSize: pageSizes.single, sortBy: 'firstName' } as const;

const askerOf = (call: Call) => ({ db: call.db, asking: personOf(call) });

export async function accountById(id: string, call: Call): Promise<EndpointReply<Accounts['byId']>> {
  const where = and(eq(people.id, id), isSeenBy(call.db, personOf(call), call.now));
  const [row] = (await listAccounts(askerOf(call), where, single)).rows;
  if (!row) throw notFound();
  return accountReply(row, call);
}

export async function findAccounts(search: Search, call: Call): Promise<EndpointReply<Accounts['search']>> {
  const person = personOf(call);
  const { communityId, includeAdminUsers } = search;
  const where = and(
    isSeenBy(call.db, person, call.now),
    isFoundBy(search.keyword, seesEmails(person)),
    includeAdminUsers ? undefined : isNoAdministrator,
  );
  const { rows, total } = await listAccounts(askerOf(call), where, search, communityId);
  return {
    users: rows.map((row) => ({ ...accountReply(row, call), membershipStatus: row.membershipStatus })),
    totalItems: total,
  };
}

export async function accountsByIds(batch: Batch, call: Call): Promise<EndpointReply<Accounts['batch']>> {
  const { contactTypes } = batch.filters;
  const where = and(
    inArray(people.id, batch.accountIds),
    isSeenBy(call.db, personOf(call), call.now),
    contactTypes === undefined ? undefined : arrayOverlaps(people.contactTypes, contactTypes),
  );
  const { rows, total } = await listAccounts(askerOf(call), where, batch);
  return { users: rows.map((row) => accountReply(row, call)), totalItems: total };
}
