import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  addressLine,
  anywhere,
  containsText,
  directoryCsvHead,
  directoryCsvRows,
  expertiseWithin,
  hiddenFromMembers,
  privacyOnceSaved,
  visibilityOf,
} from '@portal/rules';
import { detailsReply } from '../../account/mock/details.ts';
import { privacyOf } from '../../account/mock/privacy.ts';
import { statesOf } from '../../first-time/mock/sample-places.ts';
import type { MockPerson } from '../../people/state.ts';
import { fromTheNearest, kilometresAway, type Measured, nearOnes, placesOf } from './nearness.ts';
import { removeFilter, savedFiltersReply, saveFilter } from './saved-filters.ts';
import {
  cardOf,
  choicesOf,
  hasProfileFor,
  isFindable,
  isFieldVisible,
  ownCardOf,
  profileOf,
  tableRowOf,
} from './visible-fields.ts';

type Handlers = HandlersOf<'directory'>;
type Wanted = Parameters<Handlers['members']>[0]['query'];
type Paging = Pick<Wanted, 'page' | 'size' | 'after' | 'sortOrder' | 'orderBy'>;
type Narrowing = Omit<Wanted, keyof Paging>;
type WantedOrganisations = Pick<Wanted, 'near' | 'within'> & { keyword: string };

export const directory: Handlers = {
  members({ query }, call) {
    const found = membersFound(query, call);
    const { items, ...counts } = turned(found, query);
    return {
      members: items.map((person) => ({ ...cardOf(person, call), kilometres: kilometresAway(person) })),
      ...counts,
    };
  },
  memberPlaces: ({ query }, call) => ({
    places: placesOf(
      membersFound(query, call).map((person) => workPostCodeOf(person, call)),
      call,
    ),
  }),
  exportMembers({ query }, call) {
    const rows = membersFound(query, call).map((person) => tableRowOf(person, call));
    return new Blob([directoryCsvHead, directoryCsvRows(rows)], { type: 'text/csv' });
  },
  locations: () => ({ locations: [...statesOf()] }),
  companies({ query: { query, size } }, call) {
    const found = organisationsNamed(query, call).slice(0, size);
    return { companies: found.map(({ id, name }) => ({ id, name })) };
  },
  savedFilters: (_, call) => ({ filters: savedFiltersReply(call) }),
  saveFilter: ({ body }, call) => saveFilter(body, call),
  removeFilter({ params: { id } }, call) {
    removeFilter(id, call);
    return { success: true, message: '' };
  },
  member({ params: { id } }, call) {
    const person = call.state.people.get(id);
    if (person === undefined || !hasProfileFor(person, call)) throw notFound();
    return profileOf(person, call);
  },
  organisations: ({ query }, call) => organisationsReply(query, call),
  organisationPlaces: ({ query }, call) => ({
    places: placesOf(
      organisationsFound(query, call).map(({ postCode }) => postCode),
      call,
    ),
  }),
  organisationList: ({ body }, call) => organisationsReply({ ...body, ...anywhere, orderBy: 'name' }, call),
  profile(_, call) {
    const person = viewerOf(call);
    const { contact, ...profile } = profileOf(person, call);
    const address = addressLine(detailsReply(call));
    return {
      data: {
        ...profile,
        contact: { mobile: contact.mobile ?? '', landline: contact.landline ?? '', email: person.email, address },
      },
      hidden: hiddenFromMembers(choicesOf(person, call)),
    };
  },
  card: (_, call) => ownCardOf(viewerOf(call), call),
  saveDetails({ body: { description } }, call) {
    call.state.people.change(viewerOf(call).id, { description });
    return { success: true, message: '' };
  },
  visibility: (_, call) => visibilityOf(choicesOf(viewerOf(call), call)),
  saveVisibility({ body }, call) {
    const person = viewerOf(call);
    const { choices, version } = privacyOf(call);
    const before = choicesOf(person, call);
    const privacy = privacyOnceSaved(body, before);
    call.state.directory.set(person.id, body);
    if (privacy !== before.privacy)
      call.state.privacy.set(person.id, { choices: { ...choices, ...privacy }, version: version + 1 });
    return { success: true, message: '' };
  },
};

function membersFound(wanted: Narrowing, call: MockCall): (MockPerson & Measured)[] {
  const found = call.state.people
    .values()
    .filter((person) => isFindable(person, call) && isWanted(person, wanted, call))
    .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1));
  return nearOnes(found, (person) => workPostCodeOf(person, call), wanted, call);
}

/** Where somebody works; null where whoever asks is not told. */
function workPostCodeOf(person: MockPerson, call: MockCall): string | null {
  if (!isFieldVisible('workplace', person, call)) return null;
  return call.state.world.organisations.find(({ name }) => name === person.organisationName)?.postCode ?? null;
}

function isWanted(
  person: MockPerson,
  { name, locationId, companyId, expertiseAreaId }: Omit<Narrowing, 'near' | 'within'>,
  call: MockCall,
): boolean {
  const company = call.state.world.organisations.find(({ id }) => id === companyId);
  const areas = expertiseWithin(expertiseAreaId.split(','));
  return (
    hasWords(`${person.firstName} ${person.lastName}`, name) &&
    (locationId === '' || (person.homeState === locationId && isFieldVisible('state', person, call))) &&
    (companyId === '' || (person.organisationName === company?.name && isFieldVisible('workplace', person, call))) &&
    (expertiseAreaId === '' || person.expertise.some((id) => areas.includes(id)))
  );
}

function hasWords(text: string, keyword: string): boolean {
  return keyword.split(/\s+/).every((word) => containsText(text, word));
}

function organisationsNamed(keyword: string, { state }: MockCall) {
  return state.world.organisations
    .filter(({ name, location }) => hasWords(`${name} ${location}`, keyword))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function organisationsFound({ keyword, ...wanted }: WantedOrganisations, call: MockCall) {
  return nearOnes(organisationsNamed(keyword, call), ({ postCode }) => postCode, wanted, call);
}

function organisationsReply(wanted: Paging & WantedOrganisations, call: MockCall) {
  const { items, ...counts } = turned(organisationsFound(wanted, call), wanted);
  const shown = items.map(({ id, name, location, ...one }) => ({
    ...{ id, name, location, imageUrl: null },
    kilometres: kilometresAway(one),
  }));
  return { organisations: shown, ...counts };
}

function nameKey({ lastName, firstName, id }: MockPerson): string {
  return [lastName, firstName, id].join('\n');
}

function turned<T extends { id: string } & Measured>(named: readonly T[], query: Paging) {
  const { sortOrder, orderBy, page, size, after } = query;
  const sorted = orderBy === 'distance' ? fromTheNearest(named) : named;
  const list = sortOrder === 'asc' ? sorted : sorted.toReversed();
  const paging = { page, pageSize: size, ...(after !== undefined && { after }) };
  const { items, totalItemCount, nextCursor } = pageOf(list, ({ id }) => id, paging);
  return { items, page, totalItems: totalItemCount, nextCursor };
}
