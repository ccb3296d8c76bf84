import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { distances, kilometresOf } from '@portal/rules';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { type Call, personOf } from '../../http/call.ts';
import { keyText, paged } from '../../http/cursor.ts';
import { countRead } from './bulk-reading.ts';
import { membersCounted, membersFound, type Turn, type WantedMembers } from './directory.queries.ts';
import { ofKnown } from './known-postcode.ts';
import type { Asker } from './is-visible.queries.ts';
import { companiesFound, organisationsCounted, organisationsFound } from './organisations.queries.ts';
import { isShared, sharedPage } from './shared-pages.ts';
import { cardOf } from './visible-fields.ts';

type Directory = typeof contract.directory;
type Paging = Pick<
  HandlerInput<Directory['members']>['query'],
  'page' | 'size' | 'after' | 'sortOrder' | 'orderBy' | 'near'
>;

/** Nothing is listed that is further than can be chosen. */
const furthest = Math.max(...distances.map(Number)) * 1000;
/** How far it is where that is the order, a name, last name first, and whose it is. */
const metres = z.int().min(0).max(furthest).nullable();
const memberPlace = z.tuple([metres, keyText, keyText, keyText]);
const organisationPlace = z.tuple([metres, keyText, keyText]);

/** A page of a list: its cursors are those of its order. One more is read than a page has, which tells whether there is a next one. */
function pageOf<Keyset>(list: string, shape: z.ZodType<Keyset>, paging: Paging, { deps }: Call) {
  const { page, size, after, sortOrder, orderBy, near } = paging;
  const isByDistance = orderBy === 'distance' && near !== '';
  const cursor = deps.cursors(isByDistance ? `${list} by distance` : list, shape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const turn = {
    sortOrder,
    isByDistance,
    place: keyset,
    offset: keyset === null ? (page - 1) * size : 0,
    limit: size + 1,
  };
  /** What a cursor says of how far a row is. */
  const distanceIn = (row: { metres: number | null }) => (isByDistance ? row.metres : null);
  return { cursor, turn, distanceIn };
}

const awayOf = (row: { metres: number | null }) => (row.metres === null ? null : kilometresOf(row.metres));

async function ownPage(db: Db, wanted: WantedMembers, asker: Asker, turn: Turn) {
  const found = await membersFound(db, wanted, asker, turn);
  return counted(found, async () => ofKnown(await membersCounted(db, wanted, asker), wanted.near));
}

export async function listMembers(
  { page, size, after, sortOrder, orderBy, ...wanted }: HandlerInput<Directory['members']>['query'],
  call: Call,
): Promise<HandlerReply<Directory['members']>> {
  const { db } = call;
  const { near } = wanted;
  const asker = personOf(call);
  const paging = { page, size, after, sortOrder, orderBy, near };
  const { cursor, turn, distanceIn } = pageOf('directory', memberPlace, paging, call);
  const { rows, total } = await (isShared(wanted)
    ? sharedPage(db, wanted, { asker, turn })
    : ownPage(db, wanted, asker, turn));
  const shown = paged(
    rows,
    size,
    (row): z.output<typeof memberPlace> => [distanceIn(row), row.lastName, row.firstName, row.id],
    cursor,
  );
  await countRead(shown.rows, call);
  return {
    members: shown.rows.map((row) => ({ ...cardOf(row, call), kilometres: awayOf(row) })),
    ...{ page, totalItems: total, nextCursor: shown.nextCursor },
  };
}

export async function listOrganisations(
  { page, size, after, sortOrder, orderBy, ...wanted }: HandlerInput<Directory['organisations']>['query'],
  call: Call,
): Promise<HandlerReply<Directory['organisations']>> {
  const { db } = call;
  const { near } = wanted;
  const paging = { page, size, after, sortOrder, orderBy, near };
  const { cursor, turn, distanceIn } = pageOf('organisations', organisationPlace, paging, call);
  const found = await organisationsFound(db, wanted, turn);
  const { rows, total } = await counted(found, async () => ofKnown(await organisationsCounted(db, wanted), near));
  const shown = paged(
    rows,
    size,
    (row): z.output<typeof organisationPlace> => [distanceIn(row), row.name, row.id],
    cursor,
  );
  return {
    organisations: shown.rows.map(({ id, name, location, ...row }) => ({
      ...{ id, name, location, imageUrl: null },
      kilometres: awayOf(row),
    })),
    ...{ page, totalItems: total, nextCursor: shown.nextCursor },
  };
}

export async function listCompanies(
  { query, size }: HandlerInput<Directory['companies']>['query'],
  { db }: Call,
): Promise<HandlerReply<Directory['companies']>> {
  return { companies: await companiesFound(db, query, size) };
}
