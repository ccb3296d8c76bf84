import type { PrivateField } from '@portal/rules';

/** The word for each thing that somebody shows, in the messages of the settings. */
export const fieldLabels = {
  photo: 'photo',
  pronoun: 'pronoun',
  workplace: 'organisation',
  state: 'state',
  email: 'email',
} as const satisfies Record<PrivateField, string>;
