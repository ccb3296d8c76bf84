import { firstTimeFaults, type FirstTimeForm, type FirstTimeOptions, type FirstTimeStep } from '@portal/rules';
import type { welcomeDestinations } from '../../destinations.ts';
import type { WelcomeValues } from './welcome-values.ts';

/** The page of each step. */
export const destinationOfStep = {
  'user-details': 'userDetails',
  'user-password': 'password',
  'privacy-preferences': 'privacy',
  'communication-details': 'communication',
  'org-details': 'organisation',
  'user-profile-setup': 'profile',
  'areas-of-expertise': 'expertise',
} as const satisfies Record<FirstTimeStep, keyof typeof welcomeDestinations>;

/** The title of each step. */
export const titleOfStep = {
  'user-details': 'userDetailsPageTitle',
  'user-password': 'passwordPageTitle',
  'privacy-preferences': 'privacyPageTitle',
  'communication-details': 'communicationPageTitle',
  'org-details': 'organisationPageTitle',
  'user-profile-setup': 'profilePageTitle',
  'areas-of-expertise': 'expertisePageTitle',
} as const satisfies Record<FirstTimeStep, string>;

/** The parts of the values that a step asks for. */
export const partsOfStep = {
  'user-details': [
    'title',
    'firstName',
    'lastName',
    'postNominal',
    'prefName',
    'dob',
    'gender',
    'pronoun',
    'identityAsFirstNations',
    'admissionDate',
    'admissionState',
    'constituentBodyMembership',
  ],
  'user-password': [],
  'privacy-preferences': ['userPrivacy'],
  'communication-details': ['communicationDetails'],
  'org-details': ['organisationDetails'],
  'user-profile-setup': ['profileDetails'],
  'areas-of-expertise': ['expertiseAreas'],
} as const satisfies Record<FirstTimeStep, readonly (keyof WelcomeValues)[]>;

/** The step beside one of those that there are; null beyond the last, and before the first. */
export function stepAfter(steps: readonly FirstTimeStep[], step: FirstTimeStep): FirstTimeStep | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

export function stepBefore(steps: readonly FirstTimeStep[], step: FirstTimeStep): FirstTimeStep | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** The step that an address or a draft names, if there is such a step; else the first. */
export function knownStep(steps: readonly FirstTimeStep[], named: string): FirstTimeStep {
  return steps.find((step) => step === named) ?? steps[0] ?? 'user-details';
}

/** The step that asks for a field of the wire, `body.communicationDetails.mobile`. */
export function stepOfField(field: string): FirstTimeStep | null {
  const [part = ''] = field.replace(/^body\./, '').split('.');
  if (part === 'password') return 'user-password';
  const parts: [FirstTimeStep, readonly string[]][] = Object.entries(partsOfStep).map(([step, names]) => [
    // Object.entries forgets the keys' type.
    step as FirstTimeStep,
    names,
  ]);
  return parts.find(([, names]) => names.includes(part))?.[0] ?? null;
}

interface Known {
  form: FirstTimeForm;
  options: FirstTimeOptions;
  today: string;
  isPasswordChosen: boolean;
}

/** The first of the steps in which something is still missing or wrong. */
export function firstWrongStep(
  values: WelcomeValues,
  { form, options, today, isPasswordChosen }: Known,
): FirstTimeStep | null {
  const wrong = firstTimeFaults(values, form, { options, today }).map(({ field }) => stepOfField(field));
  if (!isPasswordChosen) wrong.push('user-password');
  return form.steps.find((step) => wrong.includes(step)) ?? null;
}
