import type { FirstTimeValues, FirstTimeInput } from '@portal/api/contract';
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
  const saved = state.firstTimes.get(person.id);
  const invitation = state.invitations.values().find(({ personId }) => personId === person.id);
  const organisation = state.world.organisations.find(({ name }) => name === person.organisationName);
  const { title, firstName, lastName, preferredName: prefName, gender, pronoun, dateOfBirth } = details;
  return {
    ...{ title, firstName, lastName, prefName, gender, pronoun: pronoun ?? '' },
    postNominal: postNominalsIn(details.postNominals),
    dob: dateOfBirth || (invitation?.dateOfBirth ?? ''),
    identityAsFirstNations: saved?.identityAsFirstNations ?? '',
    admissionDate: saved?.admissionDate ?? '',
    admissionState: saved?.admissionState ?? [],
    constituentBodyMembership: saved?.constituentBodyMembership ?? [],
    userPrivacy: state.directory.get(person.id) ?? defaultPrivacyFlags,
    communicationDetails: {
      phoneNumber: saved?.communicationDetails.phoneNumber ?? '',
      mobile: details.mobile,
      email: person.email,
      contactPreference: saved?.communicationDetails.contactPreference ?? '',
      homeAddress: {
        address1: details.address,
        address2: saved?.communicationDetails.homeAddress.address2 ?? '',
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
    isFinished: saved !== undefined,
  };
}

function save({ password, ...answers }: FirstTimeInput, call: MockCall): void {
  const { state } = call;
  const { id, email } = viewerOf(call);
  const hasPassword = !state.passwordless.has(id);
  const form = firstTimeForm({ featureSettings: state.featureSettings }, { hasPassword });
  refuse(finishedRefusal(state.firstTimes.get(id) !== undefined));
  refuse(firstTimeRefusal(answers, form, { options: firstTimeOptions, today: dayIn(call.now, state.timeZone) }));
  const { organisationId } = answers.organisationDetails;
  const isKnown = organisationId === null || state.world.organisations.some((one) => one.id === organisationId);
  refuse(isKnown ? null : unknownFirstOrganisation);
  refuse(firstPasswordRefusal(password, { hasPassword }, isCommon));
  keep(answers, email, call);
  state.passwordless.delete(id);
  state.firstTimes.set(id, answers);
  state.firstTimeDrafts.delete(id);
}

function keep(answers: MockFirstTime, email: string, call: MockCall): void {
  const { communicationDetails: contact, organisationDetails, profileDetails } = answers;
  const { homeAddress } = contact;
  saveDetails(
    {
      title: personTitles.find((one) => one === answers.title) ?? '',
      gender: genders.find((one) => one === answers.gender) ?? '',
      ...{ firstName: answers.firstName, lastName: answers.lastName, email, mobile: contact.mobile },
      ...{ preferredName: answers.prefName, postNominals: postNominalLine(answers.postNominal) },
      ...{ pronoun: answers.pronoun, dateOfBirth: answers.dob },
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
    expertise: answers.expertiseAreas.flatMap(({ categoryIds }) => categoryIds),
  });
  if (answers.userPrivacy !== undefined) call.state.directory.set(viewerOf(call).id, answers.userPrivacy);
  call.state.privacy.set(viewerOf(call).id, {
    choices: choicesOfFlags(answers.userPrivacy ?? defaultPrivacyFlags, null),
    version: privacyOf(call).version + 1,
  });
}

function membershipOf(call: MockCall): RedirectFacts | null {
  const { id, membershipLapsed } = viewerOf(call);
  const mine = call.state.ownMemberships.values().find(({ personId }) => personId === id);
  if (mine === undefined) return null;
  return { name: mine.name, isOver: mine.endedAt !== null, isLapsed: membershipLapsed, renewsItself: false };
}
