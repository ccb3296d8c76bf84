import type { DirectoryMember, MemberProfile } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import {
  type DirectoryCard,
  type DirectoryChoices,
  isVisibleInDirectory,
  standsInDirectory,
  type TabledMember,
  visibleInDirectory,
  visibleOnCard,
} from '@portal/rules';
import { photoOf, privacyViewerOf } from '../../people/mock/person-reply.ts';
import type { MockPerson } from '../../people/state.ts';

export function choicesOf({ id }: MockPerson, { state }: MockCall): DirectoryChoices {
  return { privacy: state.privacy.get(id)?.choices ?? null, flags: state.directory.get(id) ?? null };
}

/** Whether others find somebody. */
export function isFindable(person: MockPerson, call: MockCall): boolean {
  const { state } = call;
  return standsInDirectory({
    isMember: person.contactTypes.includes('Member'),
    hasLapsed: person.membershipLapsed,
    isDisabled: state.disabled.has(person.id),
    isAwaited: state.invitations.values().some((one) => one.personId === person.id && one.acceptedAt === null),
    flags: choicesOf(person, call).flags,
  });
}

/** Whether somebody’s profile opens for whoever asks: their own does. */
export function hasProfileFor(person: MockPerson, call: MockCall): boolean {
  return person.id === viewerOf(call).id || isFindable(person, call);
}

/** Whether whoever asks is told a field by which people are looked for. */
export function isFieldVisible(field: 'workplace' | 'state', person: MockPerson, call: MockCall): boolean {
  return isVisibleInDirectory(field, choicesOf(person, call), privacyViewerOf(person, viewerOf(call), call.state));
}

function visibleFieldsOf(person: MockPerson, call: MockCall) {
  const { state } = call;
  const fields = {
    photo: photoOf(person, state),
    pronoun: person.pronoun,
    workplace: person.organisationName,
    email: person.email,
    mobile: person.mobile,
    landline: state.firstTimes.get(person.id)?.communicationDetails.phoneNumber ?? null,
    state: person.homeState,
  };
  return visibleInDirectory(fields, choicesOf(person, call), privacyViewerOf(person, viewerOf(call), state));
}

export function cardOf(person: MockPerson, call: MockCall): Omit<DirectoryMember, 'kilometres'> {
  const { id, firstName, lastName, jobTitle } = person;
  const { photo, workplace } = visibleFieldsOf(person, call);
  return {
    ...{ userId: id, contactId: id, firstName, lastName },
    jobPosition: workplace === null ? '' : jobTitle,
    companyName: workplace ?? '',
    memberImg: photo,
  };
}

export function profileOf(person: MockPerson, call: MockCall): MemberProfile {
  const { firstName, lastName, description, jobTitle } = person;
  const { photo, pronoun, workplace, state: _state, ...contact } = visibleFieldsOf(person, call);
  const { state } = call;
  const known = state.world.organisations.find(({ name }) => name === workplace);
  return {
    ...{ firstName, lastName, pronoun: pronoun ?? '', aboutMe: description, imageUrl: photo },
    postNominal: postNominalOf(person, call),
    nameSoundUrl: state.nameSounds.get(person.id) ?? null,
    nameSaid: state.details.get(person.id)?.nameSaid ?? '',
    organisation:
      workplace === null
        ? { id: null, name: '', address: '', jobTitle: '' }
        : { id: known?.id ?? null, name: workplace, address: known?.location ?? '', jobTitle },
    contact: { mobile: contact.mobile || null, landline: contact.landline || null, email: contact.email },
  };
}

function postNominalOf({ id }: MockPerson, { state }: MockCall): string {
  return state.details.get(id)?.postNominals ?? '';
}

export function ownCardOf(person: MockPerson, call: MockCall): DirectoryCard {
  const { id, firstName, lastName, jobTitle } = person;
  const fields = { workplace: person.organisationName, email: person.email };
  const { workplace, email } = visibleOnCard(fields, choicesOf(person, call));
  return {
    ...{ firstName, lastName, postNominal: postNominalOf(person, call), organisation: workplace ?? '' },
    jobTitle: workplace === null ? '' : jobTitle,
    email: email ?? '',
    url: isFindable(person, call) ? `https://portal.example/profile/${id}` : null,
  };
}

export function tableRowOf(person: MockPerson, call: MockCall): TabledMember {
  const { firstName, lastName, jobTitle } = person;
  const { workplace, state, email } = visibleFieldsOf(person, call);
  return {
    ...{ firstName, lastName, organisation: workplace ?? '', jobTitle: workplace === null ? '' : jobTitle },
    ...{ state: state ?? '', email: email ?? '' },
  };
}
