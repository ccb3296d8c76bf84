export { findingPeopleRule } from './access.ts';
export { knownPeople, type KnownPeople } from './known-people.ts';
export { nameOf } from './name-of.ts';
export { isNameSound } from './name-sound.queries.ts';
export { isFoundBy } from './people.queries.ts';
export { isConnectedTo, ownColumns, personColumns, personJson } from './person-columns.queries.ts';
export { personReply, type PersonRow, type PrivacyRow, shownTo, viewerOf } from './person-reply.ts';
export { isMetBy } from './visibility.queries.ts';
