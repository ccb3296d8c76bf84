import type { ProfileInput } from './define-profile.ts';

/** What the two skills bodies share. Registration is 'a workflow link or /register-interest': see `registrationWorkflow`. */
export const skillsBody = {
  modules: {
    communities: true,
    events: true,
    news: true,
    resources: true,
    settings: { subModules: { display_user_address: true, cancel_membership: true } },
  },
  settingsMode: 'workflow',
  registrationRoute: '/register-interest',
} as const satisfies Partial<ProfileInput>;
