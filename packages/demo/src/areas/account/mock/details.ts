import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import {
  dayIn,
  dayToComeRefusal,
  emailKey,
  homeCountry,
  noOwnPassword,
  personTitles,
  staleDetailsRefusal,
  takenEmail,
  workflowFields,
} from '@portal/rules';
import { startConfirmation } from '../../identity-provider/mock/email-confirmations.ts';
import { personReply } from '../../people/mock/person-reply.ts';
import type { DetailsInput, PersonInput, UserDetails } from '@portal/api/contract';
import type { MockDetails } from '../state.ts';
import { confirmOwner } from './confirm-owner.ts';
import { noteSecurity } from './security-events.ts';

const nothing: MockDetails = {
  ...{ title: '', middleName: '', preferredName: '', nameSaid: '', postNominals: '' },
  ...{ gender: '', dateOfBirth: '', graduationDate: '' },
  ...{ address: '', postCode: '', country: homeCountry },
  ...{ postalAddress: '', postalSuburb: '', postalState: '', postalPostCode: '', postalCountry: homeCountry },
  version: 0,
};

export function detailsReply(call: MockCall): UserDetails {
  const person = viewerOf(call);
  const { title, ...details } = call.state.details.get(person.id) ?? nothing;
  const identity = {
    ...{ title, firstName: person.firstName, lastName: person.lastName },
    ...{ email: person.email, mobile: person.mobile ?? '' },
  };
  return {
    ...details,
    ...identity,
    id: person.id,
    pronoun: person.pronoun,
    registeredEmail: person.email,
    suburb: person.suburb,
    state: person.homeState,
    nameSoundUrl: call.state.nameSounds.get(person.id) ?? null,
    avatarUrl: personReply(person, person, call.state).avatarUrl,
    memberNum: person.memberNumber,
    contactTypes: [...person.contactTypes],
    workflowFormFields: workflowFields.map(({ name, ...field }) => ({
      ...field,
      value: identity[name],
      options: name === 'title' ? personTitles.map((value) => ({ value, label: value })) : null,
    })),
  };
}

/** What is left out stays as it was. */
export type DetailsChange = PersonInput & Partial<DetailsInput>;

export function saveDetails(input: DetailsChange, call: MockCall): void {
  const person = viewerOf(call);
  const { state } = call;
  const before = state.details.get(person.id) ?? nothing;
  refuse(staleDetailsRefusal(input.version, before.version));
  const { dateOfBirth = '', graduationDate = '' } = input;
  refuse(dayToComeRefusal({ dateOfBirth, graduationDate }, dayIn(call.now, state.timeZone)));
  const isMoved = emailKey(input.email) !== emailKey(person.email);
  if (isMoved) confirmEmail(input, state);
  const { id: _, registeredEmail: _before, currentPassword: _password, version: _read, ...rest } = input;
  const { firstName, lastName, pronoun, email, mobile, suburb, state: homeState, ...details } = rest;
  state.people.change(person.id, {
    ...{ firstName, lastName, email, mobile: mobile || null },
    ...(pronoun !== undefined && { pronoun: pronoun || null }),
    ...(suburb !== undefined && { suburb }),
    ...(homeState !== undefined && { homeState }),
  });
  state.details.set(person.id, { ...before, ...details, version: before.version + 1 });
  if (!isMoved) return;
  startConfirmation(person.id, call);
  noteSecurity('emailChanged', { email: person.email }, call);
}

/** One signs in by it: the password is asked for, and nobody else's is taken. */
function confirmEmail({ email, currentPassword }: DetailsChange, state: MockState): void {
  if (currentPassword === undefined) refuse(noOwnPassword);
  confirmOwner(currentPassword ?? '');
  if (state.people.values().some((other) => emailKey(other.email) === emailKey(email))) refuse(takenEmail);
}
