import type { contract, EndpointReply } from '@portal/api/contract';
import { defaultPrivacyFlags, expertiseByArea, homeCountry, postNominalsIn } from '@portal/rules';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { noPassword } from '../auth/index.ts';
import { knownOf } from './first-time.queries.ts';

/** What is known of the person who asks, as the form has it. */
export async function valuesOf(call: Call): Promise<EndpointReply<typeof contract.firstTime.values>> {
  const { person, details, answers, organisation } = found(await knownOf(call.db, personOf(call).id));
  return {
    ...{ firstName: person.firstName, lastName: person.lastName, pronoun: person.pronoun ?? '' },
    title: details?.title ?? '',
    prefName: details?.preferredName ?? '',
    dob: details?.dateOfBirth ?? '',
    gender: details?.gender ?? '',
    postNominal: postNominalsIn(details?.postNominals ?? ''),
    identityAsFirstNations: answers?.firstNations ?? '',
    admissionDate: answers?.admittedOn ?? '',
    admissionState: answers?.admissionStates ?? [],
    constituentBodyMembership: answers?.bodies ?? [],
    userPrivacy: person.directory ?? defaultPrivacyFlags,
    communicationDetails: {
      phoneNumber: answers?.landline ?? '',
      mobile: person.mobile ?? '',
      email: person.email,
      contactPreference: answers?.contactPreference ?? '',
      homeAddress: {
        address1: details?.address ?? '',
        address2: answers?.address2 ?? '',
        suburb: person.suburb ?? '',
        state: person.homeState ?? '',
        postcode: details?.postCode ?? '',
        country: details?.country ?? homeCountry,
      },
    },
    organisationDetails: {
      organisationId: organisation?.id ?? null,
      organisationName: organisation?.name ?? '',
      location: organisation?.location ?? '',
      jobTitle: person.jobTitle ?? '',
    },
    profileDetails: {
      description: person.description,
      imageUrl: assetUrlsOf(call).faceOrNull(person.avatarAssetId),
    },
    expertiseAreas: expertiseByArea(person.expertise),
    hasPassword: person.passwordHash !== noPassword,
    isFinished: answers !== null,
  };
}
