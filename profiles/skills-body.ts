import { type ProfileInput, settingsOf } from './define-profile.ts';
import { cpdSettings } from '../packages/features-cpd/src/settings.ts';
import { accountSettings } from '../packages/features-settings/src/settings.ts';

/** What the two skills bodies share. People register their interest, until a body has a `registrationWorkflow` to lead to. */
export const skillsBody = {
  modules: {
    communities: true,
    events: true,
    news: true,
    resources: true,
    settings: { subModules: { display_user_address: true, cancel_membership: true } },
  },
  settings: [settingsOf(accountSettings, { save: 'workflow' }), settingsOf(cpdSettings, { rules: 'skills-points' })],
  registrationRoute: '/register-interest',
} as const satisfies Partial<ProfileInput>;
