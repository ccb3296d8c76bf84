import { conflict, invalid, type Refusal } from '@portal/api/rules';
import { unmetPasswordRules } from '@portal/kit/access';
import { needsSecondFactor, type FactorFacts } from '../auth/rules.ts';
import type { FirstTimeField, FirstTimeForm } from './form.ts';
import type { FirstTimeOptions } from './options.ts';

/** What the first password needs beyond capital and lowercase letters and its length. */
export const firstPassword = { also: ['symbol'] } as const;

export const requiredText = 'This field is required';
const unknownText = 'Choose one of those that there are';
const toComeText = 'This day is still to come';

/** What is said at the first login, as much of it as the rules look at. */
export interface FirstTimeAnswers {
  firstName: string;
  lastName: string;
  title: string;
  postNominal: readonly string[];
  dob: string;
  gender: string;
  pronoun: string;
  identityAsFirstNations: string;
  admissionDate: string;
  admissionState: readonly string[];
  constituentBodyMembership: readonly string[];
  communicationDetails: { phoneNumber: string; mobile: string; contactPreference: string };
  expertiseAreas: readonly { areaId: string; categoryIds: readonly string[] }[];
}

interface Fault {
  /** As the wire names it. */
  field: string;
  message: string;
}

/** What is missing or wrong in what was said, in the order of the steps. */
export function firstTimeFaults(
  answers: FirstTimeAnswers,
  form: FirstTimeForm,
  { options, today }: { options: FirstTimeOptions; today: string },
): Fault[] {
  const { communicationDetails: contact } = answers;
  return [
    ...missing('firstName', answers.firstName),
    ...missing('lastName', answers.lastName),
    ...fieldFaults('title', answers.title, form, options.title),
    ...fieldFaults('postNominal', answers.postNominal, form, options.postNominals),
    ...fieldFaults('gender', answers.gender, form, options.genders),
    ...fieldFaults('pronoun', answers.pronoun, form, options.pronouns),
    ...fieldFaults('identityAsFirstNations', answers.identityAsFirstNations, form, options.firstNationIdentities),
    ...fieldFaults('admissionState', answers.admissionState, form, options.admissionStates),
    ...fieldFaults(
      'constituentBodyMembership',
      answers.constituentBodyMembership,
      form,
      options.constituentBodyMembership,
    ),
    ...toCome('dob', answers.dob, today),
    ...toCome('admissionDate', answers.admissionDate, today),
    ...fieldFaults('phoneNumber', contact.phoneNumber, form),
    ...fieldFaults('mobile', contact.mobile, form),
    ...fieldFaults('contactPreference', contact.contactPreference, form, options.contactPreferences),
    ...unknownAreas(answers.expertiseAreas, options.expertiseAreas),
  ];
}

/** The first fault, as an answer tells it. */
export function firstTimeRefusal(...given: Parameters<typeof firstTimeFaults>): Refusal | null {
  const [fault] = firstTimeFaults(...given);
  return fault === undefined ? null : invalid(`body.${fault.field}`, fault.message);
}

const places: Partial<Record<FirstTimeField, string>> = {
  phoneNumber: 'communicationDetails.phoneNumber',
  mobile: 'communicationDetails.mobile',
  contactPreference: 'communicationDetails.contactPreference',
};

function missing(field: string, value: string | readonly string[]): Fault[] {
  const isMissing = typeof value === 'string' ? value.trim() === '' : value.length === 0;
  return isMissing ? [{ field, message: requiredText }] : [];
}

function fieldFaults(
  name: FirstTimeField,
  value: string | readonly string[],
  form: FirstTimeForm,
  options?: readonly { value: string }[],
): Fault[] {
  const field = places[name] ?? name;
  if (form.isRequired(name) && missing(field, value).length > 0) return missing(field, value);
  const chosen = typeof value === 'string' ? (value === '' ? [] : [value]) : value;
  if (options === undefined) return [];
  const isUnknown = chosen.some((one) => !options.some((option) => option.value === one));
  return isUnknown ? [{ field, message: unknownText }] : [];
}

function toCome(field: string, day: string, today: string): Fault[] {
  return day > today ? [{ field, message: toComeText }] : [];
}

function unknownAreas(chosen: FirstTimeAnswers['expertiseAreas'], areas: FirstTimeOptions['expertiseAreas']): Fault[] {
  const isKnown = chosen.every(({ areaId, categoryIds }) => {
    const area = areas.find(({ id }) => id === areaId);
    const ids = (area?.categories ?? []).flatMap(({ id, subCategories = [] }) => [
      id,
      ...subCategories.map((sub) => sub.id),
    ]);
    return area !== undefined && categoryIds.every((id) => ids.includes(id));
  });
  return isKnown ? [] : [{ field: 'expertiseAreas', message: unknownText }];
}

/** A first password is asked for where there is none; another one is chosen in the settings, with the current one. */
export function firstPasswordRefusal(
  password: string | undefined,
  { hasPassword }: { hasPassword: boolean },
  isCommon: (password: string) => boolean,
): Refusal | null {
  const field = 'body.password';
  if (hasPassword)
    return password === undefined ? null : invalid(field, 'You have a password already. Change it in the settings.');
  if (password === undefined || password === '') return invalid(field, 'Password cannot be empty');
  const [unmet] = unmetPasswordRules(password, { ...firstPassword, isCommon });
  if (unmet === 'common') return invalid(field, 'Too many people use this password. Choose another one');
  return unmet === undefined
    ? null
    : invalid(
        field,
        'The password needs at least 8 characters, at least 1 special character, an upper-case and a lower-case letter',
      );
}

/** Chosen from those that there are. */
export const unknownFirstOrganisation: Refusal = invalid(
  'body.organisationDetails.organisationId',
  'Please select your organisation',
);

/** What was finished once is changed in the settings. */
export function finishedRefusal(isFinished: boolean): Refusal | null {
  return isFinished ? conflict('Your profile is set up already. Change it in the settings.') : null;
}

export interface FirstLoginFacts extends FactorFacts {
  hasPassword: boolean;
  /** Null: nobody was invited, their account came with those of the organisation. */
  invitation: { isRevoked: boolean; isAccepted: boolean; expiresAt: Date } | null;
}

/** Whether a code that is mailed opens the account: until it has a password, or another factor, and as long as the invitation stands. */
export function isFirstLoginOpen({ hasPassword, invitation, ...factors }: FirstLoginFacts, now: Date): boolean {
  if (hasPassword || needsSecondFactor(factors)) return false;
  if (invitation === null) return true;
  return !invitation.isRevoked && (invitation.isAccepted || invitation.expiresAt > now);
}
