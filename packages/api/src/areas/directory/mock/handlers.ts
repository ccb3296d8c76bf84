import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  addressLine,
  containsText,
  directoryCsvHead,
  directoryCsvRows,
  expertiseWithin,
  hiddenFromMembers,
  privacyOnceSaved,
  visibilityOf,
} from '../../../rules/index.ts';
import { detailsReply } from '../../account/mock/details.ts';
import { privacyOf } from '../../account/mock/privacy.ts';
import { statesOf } from '../../first-time/mock/sample-places.ts';
import type { MockPerson } from '../../people/state.ts';
import { removeFilter, savedFiltersReply, saveFilter } from './saved-filters.ts';
import { cardOf, choicesOf, hasProfileFor, isFindable, isTold, ownCardOf, profileOf, tableRowOf } from './told-of.ts';

type Handlers = HandlersOf<'directory'>;
type Wanted = Parameters<Handlers['members']>[0]['query'];
type Paging = Pick<Wanted, 'page' | 'size' | 'after' | 'sortOrder'>;
type Narrowing = Omit<Wanted, keyof Paging>;

export const directory: Handlers = {
  members({ query }, call) {
    const found = membersFound(query, call);
    const { items, ...counts } = turned(found, query);
    return { members: items.map((person) => cardOf(person, call)), ...counts };
  },
  exportMembers({ query }, call) {
    const rows = membersFound(query, call).map((person) => tableRowOf(person, call));
    return new Blob([directoryCsvHead, directoryCsvRows(rows)], { type: 'text/csv' });
  },
  locations: () => ({ locations: [...statesOf()] }),
  companies({ query: { query, size } }, call) {
    const found = organisations(query, call).slice(0, size);
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
  organisationList: ({ body }, call) => organisationsReply(body, call),
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

function membersFound(wanted: Narrowing, call: MockCall): MockPerson[] {
  return call.state.people
    .values()
    .filter((person) => isFindable(person, call) && isWanted(person, wanted, call))
    .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1));
}

function isWanted(
  person: MockPerson,
  { name, locationId, companyId, expertiseAreaId }: Narrowing,
  call: MockCall,
): boolean {
  const company = call.state.world.organisations.find(({ id }) => id === companyId);
  const areas = expertiseWithin(expertiseAreaId.split(','));
  return (
    hasWords(`${person.firstName} ${person.lastName}`, name) &&
    (locationId === '' || (person.homeState === locationId && isTold('state', person, call))) &&
    (companyId === '' || (person.organisationName === company?.name && isTold('workplace', person, call))) &&
    (expertiseAreaId === '' || person.expertise.some((id) => areas.includes(id)))
  );
}

function hasWords(text: string, keyword: string): boolean {
  return keyword.split(/\s+/).every((word) => containsText(text, word));
}

function organisations(keyword: string, { state }: MockCall) {
  return state.world.organisations
    .filter(({ name, location }) => hasWords(`${name} ${location}`, keyword))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function organisationsReply({ keyword, ...paging }: Paging & { keyword: string }, call: MockCall) {
  const { items, ...counts } = turned(organisations(keyword, call), paging);
  return { organisations: items.map((one) => ({ ...one, imageUrl: null })), ...counts };
}

function nameKey({ lastName, firstName, id }: MockPerson): string {
  return [lastName, firstName, id].join('\n');
}

function turned<T extends { id: string }>(sorted: readonly T[], { sortOrder, page, size, after }: Paging) {
  const list = sortOrder === 'asc' ? sorted : sorted.toReversed();
  const paging = { page, pageSize: size, ...(after !== undefined && { after }) };
  const { items, totalItemCount, nextCursor } = pageOf(list, ({ id }) => id, paging);
  return { items, page, totalItems: totalItemCount, nextCursor };
}
