import type { calls, CallInput, FirstTimeDraft, FirstTimeValues, SavedFirstTimeDraft } from '@portal/api';
import { type Choice, defaultPrivacyFlags, type FirstTimeOptions, type PrivacyFlags } from '@portal/rules';

/** What the steps ask for, all but the password. */
export interface WelcomeValues extends Omit<FirstTimeDraft['values'], 'userPrivacy'> {
  userPrivacy: PrivacyFlags;
}

/** Under which what is typed is kept on the device. */
export const welcomeDraftKey = 'onboarding:welcome';

/** What the steps begin with: what is known of somebody, with what they have entered on another device on top. */
export function welcomeValues(
  known: FirstTimeValues,
  elsewhere: SavedFirstTimeDraft | null,
  options: FirstTimeOptions,
): WelcomeValues {
  const values = { ...knownValues(known), ...elsewhere?.values };
  return {
    ...values,
    userPrivacy: values.userPrivacy ?? defaultPrivacyFlags,
    // What can be chosen no more is chosen anew.
    title: oneOf(options.title, values.title),
    gender: oneOf(options.genders, values.gender),
    pronoun: oneOf(options.pronouns, values.pronoun),
    identityAsFirstNations: oneOf(options.firstNationIdentities, values.identityAsFirstNations),
    postNominal: someOf(options.postNominals, values.postNominal),
    admissionState: someOf(options.admissionStates, values.admissionState),
    constituentBodyMembership: someOf(options.constituentBodyMembership, values.constituentBodyMembership),
    communicationDetails: {
      ...values.communicationDetails,
      contactPreference: oneOf(options.contactPreferences, values.communicationDetails.contactPreference),
    },
  };
}

function knownValues(known: FirstTimeValues): FirstTimeDraft['values'] {
  const { hasPassword: _password, isFinished: _finished, ...values } = known;
  const { email: _email, ...communicationDetails } = values.communicationDetails;
  const { organisationId, jobTitle } = values.organisationDetails;
  const { description } = values.profileDetails;
  return {
    ...values,
    communicationDetails,
    organisationDetails: { organisationId, jobTitle },
    profileDetails: { description },
  };
}

function oneOf(choices: readonly Choice[], value: string): string {
  return choices.some((choice) => choice.value === value) ? value : '';
}

function someOf(choices: readonly Choice[], values: readonly string[]): string[] {
  return values.filter((value) => oneOf(choices, value) !== '');
}

type Body = CallInput<typeof calls.firstTime.save>['body'];

/** All of it as the call takes it; the confirmation of a password is never sent. */
export function welcomeBody(values: WelcomeValues, { email, password }: { email: string; password: string }): Body {
  const { communicationDetails: contact, expertiseAreas } = values;
  return {
    ...values,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    communicationDetails: { ...contact, email },
    expertiseAreas: expertiseAreas.filter(({ categoryIds }) => categoryIds.length > 0),
    ...(password !== '' && { password }),
  };
}

/** What a device keeps it sends within seconds, and its clock may be wrong by some: what was typed here last is not given up for its own copy. */
const tolerantMs = 120_000;

/** Whether what was kept on another device is newer than what this one has. */
export function isNewer(elsewhere: { savedAt: string } | null, here: Date | null): boolean {
  if (elsewhere === null) return false;
  return here === null || Date.parse(elsewhere.savedAt) > here.getTime() + tolerantMs;
}
