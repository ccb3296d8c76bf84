import type { ProfileInput } from './define-profile.ts';

/** What the two skills bodies share. People register their interest, until a body has a `registrationWorkflow` to lead to. */
export const skillsBody = {
  modules: {
    communities: true,
    events: true,
    news: true,
    resources: true,
    settings: { subModules: { display_user_address: true, cancel_membership: true } },
  },
  settingsSave: 'workflow',
  registrationRoute: '/register-interest',
} as const satisfies Partial<ProfileInput>;
