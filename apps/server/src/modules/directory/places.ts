import { type contract, type HandlerInput, type HandlerReply, limits, pageSizes } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { countTold } from './bulk-reading.ts';
import { memberPlaces, membersCounted } from './directory.queries.ts';
import { ofKnown } from './known-postcode.ts';
import { organisationPlaces, organisationsCounted } from './organisations.queries.ts';

type Directory = typeof contract.directory;

const most = limits.directory.places;

/** Where those are whom the list has, of whom the asker is told where they work: how many, and not who, unless it was asked by their name. Then it tells of as many as a page of the list. */
export async function placesOfMembers(
  wanted: HandlerInput<Directory['memberPlaces']>['query'],
  call: Call,
): Promise<HandlerReply<Directory['memberPlaces']>> {
  const asker = personOf(call);
  const places = await memberPlaces(call.db, wanted, asker, most);
  if (places.length === 0) ofKnown(await membersCounted(call.db, wanted, asker), wanted.near);
  const found = places.reduce((sum, { total }) => sum + total, 0);
  if (wanted.name !== '') await countTold(Math.min(found, pageSizes.directory), call);
  return { places };
}

export async function placesOfOrganisations(
  wanted: HandlerInput<Directory['organisationPlaces']>['query'],
  { db }: Call,
): Promise<HandlerReply<Directory['organisationPlaces']>> {
  const places = await organisationPlaces(db, wanted, most);
  if (places.length === 0) ofKnown(await organisationsCounted(db, wanted), wanted.near);
  return { places };
}
