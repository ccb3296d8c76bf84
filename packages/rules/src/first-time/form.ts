import { featureSettings, isSwitchedOn, type Profile } from '@portal/kit/access';

/** The steps of the welcome wizard in their order, by their paths. */
export const firstTimeSteps = [
  'user-details',
  'user-password',
  'privacy-preferences',
  'communication-details',
  'org-details',
  'user-profile-setup',
  'areas-of-expertise',
] as const;
export type FirstTimeStep = (typeof firstTimeSteps)[number];

/** What the steps ask for that an organisation may leave out, and what nobody goes on without. */
const fields = {
  title: { step: 'user-details', isRequired: true },
  postNominal: { step: 'user-details', isRequired: false },
  prefName: { step: 'user-details', isRequired: false },
  dob: { step: 'user-details', isRequired: false },
  gender: { step: 'user-details', isRequired: true },
  pronoun: { step: 'user-details', isRequired: false },
  identityAsFirstNations: { step: 'user-details', isRequired: true },
  admissionDate: { step: 'user-details', isRequired: false },
  admissionState: { step: 'user-details', isRequired: false },
  constituentBodyMembership: { step: 'user-details', isRequired: true },
  phoneNumber: { step: 'communication-details', isRequired: true },
  mobile: { step: 'communication-details', isRequired: true },
  contactPreference: { step: 'communication-details', isRequired: true },
  homeAddress: { step: 'communication-details', isRequired: false },
  jobTitle: { step: 'org-details', isRequired: false },
  description: { step: 'user-profile-setup', isRequired: false },
} as const satisfies Record<string, { step: FirstTimeStep; isRequired: boolean }>;
export type FirstTimeField = keyof typeof fields;

/** What an organisation may choose of the first login. Without a password nobody comes back: its step is not theirs to leave out. */
export interface FirstTimeSettings {
  hiddenSteps: readonly Exclude<FirstTimeStep, 'user-details' | 'user-password'>[];
  hiddenFields: readonly FirstTimeField[];
  /** What is missing is told by the name of its field: 'Title is required'. */
  namesMissing: boolean;
}

export const firstTimeSettings: { id: 'firstTime'; settings: FirstTimeSettings } = {
  id: 'firstTime',
  settings: { hiddenSteps: [], hiddenFields: [], namesMissing: false },
};

/** The steps and fields that a wizard has. */
export interface FirstTimeForm {
  steps: readonly FirstTimeStep[];
  has(field: FirstTimeField): boolean;
  isRequired(field: FirstTimeField): boolean;
  /** What is missing is told by the name of its field. */
  namesMissing: boolean;
}

/** Whoever has a password chooses none here; expertise is asked for where the organisation has such areas. */
export function firstTimeForm(
  profile: Partial<Pick<Profile, 'modules' | 'featureSettings'>>,
  { hasPassword }: { hasPassword: boolean },
): FirstTimeForm {
  const { hiddenSteps, hiddenFields, namesMissing } = featureSettings(profile, firstTimeSettings);
  const { modules } = profile;
  const isLeftOut: Partial<Record<FirstTimeStep, boolean>> = {
    'user-password': hasPassword,
    'areas-of-expertise': modules !== undefined && !isSwitchedOn({ modules }, { module: 'areas_of_expertise' }),
  };
  const steps = firstTimeSteps.filter(
    (step) => isLeftOut[step] !== true && !hiddenSteps.some((hidden) => hidden === step),
  );
  const has = (field: FirstTimeField) => steps.includes(fields[field].step) && !hiddenFields.includes(field);
  return { steps, has, isRequired: (field) => has(field) && fields[field].isRequired, namesMissing };
}
