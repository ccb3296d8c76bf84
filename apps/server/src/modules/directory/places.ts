import { type contract, type HandlerInput, type HandlerReply, limits } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { memberPlaces, membersCounted } from './directory.queries.ts';
import { ofKnown } from './known-postcode.ts';
import { organisationPlaces, organisationsCounted } from './organisations.queries.ts';

type Directory = typeof contract.directory;

const most = limits.directory.places;

/** Where those are whom the list has, of whom the asker is told where they work: how many, and not who. */
export async function placesOfMembers(
  wanted: HandlerInput<Directory['memberPlaces']>['query'],
  call: Call,
): Promise<HandlerReply<Directory['memberPlaces']>> {
  const asker = personOf(call);
  const places = await memberPlaces(call.db, wanted, asker, most);
  if (places.length === 0) ofKnown(await membersCounted(call.db, wanted, asker), wanted.near);
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
