import { type contract, type HandlerInput, type HandlerReply, limits, pageSizes } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { countShown } from './bulk-reading.ts';
import { memberPlaces, membersCounted, type WantedMembers } from './directory.queries.ts';
import { ofKnown } from './known-postcode.ts';
import { organisationPlaces, organisationsCounted } from './organisations.queries.ts';

type Directory = typeof contract.directory;

const most = limits.directory.places;

/** Whether it was asked for few, of whom a place tells more than how many: a name, a company, something that they know well. */
const asksForFew = ({ name, companyId, expertiseAreaId }: WantedMembers) =>
  name !== '' || companyId !== '' || expertiseAreaId !== '';

/** Where those are whom the list has, of whom the asker is told where they work: how many, and not who, unless few were asked for. Then it tells of as many as a page of the list. */
export async function placesOfMembers(
  wanted: HandlerInput<Directory['memberPlaces']>['query'],
  call: Call,
): Promise<HandlerReply<Directory['memberPlaces']>> {
  const asker = personOf(call);
  const found = await memberPlaces(call.db, wanted, asker, most);
  if (found.length === 0 && wanted.near !== '') ofKnown(await membersCounted(call.db, wanted, asker), wanted.near);
  const others = found.reduce((sum, place) => sum + place.others, 0);
  if (asksForFew(wanted)) await countShown(Math.min(others, pageSizes.directory), call);
  return { places: found.map(({ others: _, ...place }) => place) };
}

export async function placesOfOrganisations(
  wanted: HandlerInput<Directory['organisationPlaces']>['query'],
  { db }: Call,
): Promise<HandlerReply<Directory['organisationPlaces']>> {
  const places = await organisationPlaces(db, wanted, most);
  if (places.length === 0 && wanted.near !== '') ofKnown(await organisationsCounted(db, wanted), wanted.near);
  return { places };
}
