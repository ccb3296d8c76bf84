export { findingPeopleRule } from './access.ts';
export { knownPeople, type KnownPeople } from './known-people.ts';
export { nameOf } from './name-of.ts';
export { isNameSound } from './name-sound.ts';
export { isConnectedTo, ownColumns, personColumns, personJson } from './person-columns.ts';
export { personReply, type PersonRow, type PrivacyRow, shownTo, viewerOf } from './person-reply.ts';
export { isFoundBy } from './repository.ts';
export { isMetBy } from './visibility.ts';
