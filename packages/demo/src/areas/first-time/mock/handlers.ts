import type { FirstTimeValues, SaidFirstTime } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  choicesOfFlags,
  dayIn,
  defaultPrivacyFlags,
  expertiseByArea,
  fieldOptionsReply,
  finishedRefusal,
  firstPasswordRefusal,
  firstTimeForm,
  firstTimeOptions,
  firstTimeRefusal,
  genders,
  homeCountry,
  personTitles,
  postNominalLine,
  postNominalsIn,
  type RedirectFacts,
  redirectType,
  unknownFirstOrganisation,
} from '@portal/rules';
import { detailsReply, saveDetails } from '../../account/mock/details.ts';
import { privacyOf } from '../../account/mock/privacy.ts';
import { isCommon } from '../../auth/mock/handlers.ts';
import type { MockFirstTime } from '../state.ts';
import { countries, statesOf } from './sample-places.ts';

export const firstTime: HandlersOf<'firstTime'> = {
  values: (_, call) => valuesReply(call),
  options: () => fieldOptionsReply(),
  save({ body }, call) {
    save(body, call);
    return {};
  },
  redirectLink(_, call) {
    const type = redirectType(membershipOf(call));
    if (type === 'Auto Rollover') return { type, redirectUrl: 'https://join.example/payment' };
    return { type, redirectUrl: type === 'Renew Membership' ? 'https://join.example/renew' : '' };
  },
  draft: (_, call) => ({ draft: call.state.firstTimeDrafts.get(viewerOf(call).id) ?? null }),
  saveDraft({ body }, call) {
    const { id } = viewerOf(call);
    refuse(finishedRefusal(call.state.firstTimes.get(id) !== undefined));
    call.state.firstTimeDrafts.set(id, { ...body, savedAt: call.now.toISOString() });
    return {};
  },
  countries: () => ({ countries: [...countries] }),
  states: ({ query }) => ({ states: [...statesOf(query.country)] }),
  renewLink: () => ({ url: 'https://join.example/renew' }),
  updateDetailsLink: () => ({ url: 'https://join.example/details' }),
};

function valuesReply(call: MockCall): FirstTimeValues {
  const { state } = call;
  const person = viewerOf(call);
  const details = detailsReply(call);
  const said = state.firstTimes.get(person.id);
  const invitation = state.invitations.values().find(({ personId }) => personId === person.id);
  const organisation = state.world.organisations.find(({ name }) => name === person.organisationName);
  const { title, firstName, lastName, preferredName: prefName, gender, pronoun, dateOfBirth } = details;
  return {
    ...{ title, firstName, lastName, prefName, gender, pronoun: pronoun ?? '' },
    postNominal: postNominalsIn(details.postNominals),
    dob: dateOfBirth || (invitation?.dateOfBirth ?? ''),
    identityAsFirstNations: said?.identityAsFirstNations ?? '',
    admissionDate: said?.admissionDate ?? '',
    admissionState: said?.admissionState ?? [],
    constituentBodyMembership: said?.constituentBodyMembership ?? [],
    userPrivacy: state.directory.get(person.id) ?? defaultPrivacyFlags,
    communicationDetails: {
      phoneNumber: said?.communicationDetails.phoneNumber ?? '',
      mobile: details.mobile,
      email: person.email,
      contactPreference: said?.communicationDetails.contactPreference ?? '',
      homeAddress: {
        address1: details.address,
        address2: said?.communicationDetails.homeAddress.address2 ?? '',
        suburb: details.suburb,
        state: details.state,
        postcode: details.postCode,
        country: details.country,
      },
    },
    organisationDetails: {
      organisationId: organisation?.id ?? null,
      organisationName: organisation?.name ?? '',
      location: organisation?.location ?? '',
      jobTitle: person.jobTitle,
    },
    profileDetails: { description: person.description, imageUrl: details.avatarUrl },
    expertiseAreas: expertiseByArea(person.expertise),
    hasPassword: !state.passwordless.has(person.id),
    isFinished: said !== undefined,
  };
}

function save({ password, ...said }: SaidFirstTime, call: MockCall): void {
  const { state } = call;
  const { id, email } = viewerOf(call);
  const hasPassword = !state.passwordless.has(id);
  const form = firstTimeForm({ featureSettings: state.featureSettings }, { hasPassword });
  refuse(finishedRefusal(state.firstTimes.get(id) !== undefined));
  refuse(firstTimeRefusal(said, form, { options: firstTimeOptions, today: dayIn(call.now, state.timeZone) }));
  const { organisationId } = said.organisationDetails;
  const isKnown = organisationId === null || state.world.organisations.some((one) => one.id === organisationId);
  refuse(isKnown ? null : unknownFirstOrganisation);
  refuse(firstPasswordRefusal(password, { hasPassword }, isCommon));
  keep(said, email, call);
  state.passwordless.delete(id);
  state.firstTimes.set(id, said);
  state.firstTimeDrafts.delete(id);
}

function keep(said: MockFirstTime, email: string, call: MockCall): void {
  const { communicationDetails: contact, organisationDetails, profileDetails } = said;
  const { homeAddress } = contact;
  saveDetails(
    {
      title: personTitles.find((one) => one === said.title) ?? '',
      gender: genders.find((one) => one === said.gender) ?? '',
      ...{ firstName: said.firstName, lastName: said.lastName, email, mobile: contact.mobile },
      ...{ preferredName: said.prefName, postNominals: postNominalLine(said.postNominal) },
      ...{ pronoun: said.pronoun, dateOfBirth: said.dob },
      ...{ address: homeAddress.address1, suburb: homeAddress.suburb, state: homeAddress.state },
      ...{ postCode: homeAddress.postcode, country: homeAddress.country || homeCountry },
    },
    call,
  );
  const { name = '' } =
    call.state.world.organisations.find(({ id }) => id === organisationDetails.organisationId) ?? {};
  call.state.people.change(viewerOf(call).id, {
    organisationName: name,
    jobTitle: organisationDetails.jobTitle,
    description: profileDetails.description,
    expertise: said.expertiseAreas.flatMap(({ categoryIds }) => categoryIds),
  });
  if (said.userPrivacy !== undefined) call.state.directory.set(viewerOf(call).id, said.userPrivacy);
  call.state.privacy.set(viewerOf(call).id, {
    choices: choicesOfFlags(said.userPrivacy ?? defaultPrivacyFlags, null),
    version: privacyOf(call).version + 1,
  });
}

function membershipOf(call: MockCall): RedirectFacts | null {
  const { id, membershipLapsed } = viewerOf(call);
  const mine = call.state.ownMemberships.values().find(({ personId }) => personId === id);
  if (mine === undefined) return null;
  return { name: mine.name, isOver: mine.endedAt !== null, isLapsed: membershipLapsed, renewsItself: false };
}
