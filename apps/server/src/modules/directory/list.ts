import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import * as z from 'zod';
import { counted } from '../../db/counted.ts';
import { type Call, personOf } from '../../http/call.ts';
import { keyText, paged } from '../../http/cursor.ts';
import { countRead } from './bulk-reading.ts';
import { countMembers, membersFound } from './directory.queries.ts';
import { companiesFound, countOrganisations, organisationsFound } from './organisations.queries.ts';
import { cardOf } from './told-of.ts';

type Directory = typeof contract.directory;

/** A name, last name first, and whose it is. */
const memberPlace = z.tuple([keyText, keyText, keyText]);
const organisationPlace = z.tuple([keyText, keyText]);

/** One more is read than a page has, which tells whether there is a next one. */
function turnOf<Place>(
  { page, size, sortOrder }: { page: number; size: number; sortOrder: 'asc' | 'desc' },
  place: Place | null,
) {
  return { sortOrder, place, offset: place === null ? (page - 1) * size : 0, limit: size + 1 };
}

export async function listMembers(
  { page, size, after, sortOrder, ...wanted }: HandlerInput<Directory['members']>['query'],
  call: Call,
): Promise<HandlerReply<Directory['members']>> {
  const { db, deps } = call;
  const asker = personOf(call);
  const cursor = deps.cursors('directory', memberPlace);
  const turn = turnOf({ page, size, sortOrder }, after === undefined ? null : cursor.unpack(after));
  const found = await membersFound(db, wanted, asker, turn);
  const { rows, total } = await counted(found, () => countMembers(db, wanted, asker));
  const shown = paged(
    rows,
    size,
    ({ lastName, firstName, id }): z.output<typeof memberPlace> => [lastName, firstName, id],
    cursor,
  );
  await countRead(shown.rows, call);
  return {
    members: shown.rows.map((row) => cardOf(row, call)),
    ...{ page, totalItems: total, nextCursor: shown.nextCursor },
  };
}

export async function listOrganisations(
  { page, size, after, sortOrder, keyword }: HandlerInput<Directory['organisations']>['query'],
  { db, deps }: Call,
): Promise<HandlerReply<Directory['organisations']>> {
  const cursor = deps.cursors('organisations', organisationPlace);
  const turn = turnOf({ page, size, sortOrder }, after === undefined ? null : cursor.unpack(after));
  const found = await organisationsFound(db, keyword, turn);
  const { rows, total } = await counted(found, () => countOrganisations(db, keyword));
  const shown = paged(rows, size, ({ name, id }): z.output<typeof organisationPlace> => [name, id], cursor);
  return {
    organisations: shown.rows.map(({ id, name, location }) => ({ id, name, location, imageUrl: null })),
    ...{ page, totalItems: total, nextCursor: shown.nextCursor },
  };
}

export async function listCompanies(
  { query, size }: HandlerInput<Directory['companies']>['query'],
  { db }: Call,
): Promise<HandlerReply<Directory['companies']>> {
  return { companies: await companiesFound(db, query, size) };
}
