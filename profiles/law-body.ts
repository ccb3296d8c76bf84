import { overridesOf, type ProfileInput, settingsOf } from './define-profile.ts';
import { cpdSettings } from '../packages/features-cpd/src/settings.ts';
import { arrivalSettings } from '../packages/features-onboarding/src/settings.ts';

/** Words of onboarding, which the test of the profiles says they are: by its own type, whoever reads a profile would be compiled with all that it draws. */
interface SplashWords {
  namespace: 'onboarding';
  texts: Record<'splashLaunch' | 'splashExcluded' | 'splashOtherSections', string>;
}

/** What the two law bodies share. */
export const lawBody = {
  modules: {
    communities: true,
    events: true,
    news: true,
    resources: true,
    settings: {
      subModules: {
        membership_renewal: true,
        brand_assets: true,
        display_user_address: true,
        membership_profile: true,
        cancel_membership: true,
      },
    },
    engagement_analytics: true,
    preferences_and_interests: true,
    activities_and_billing: true,
    marketplace: true,
    global_search: true,
    first_time_login: true,
    login_splash_screen: { accessRules: ['isNotStaff'] },
    areas_of_expertise: true,
  },
  settings: [
    settingsOf(cpdSettings, { rules: 'law-units' }),
    settingsOf(arrivalSettings, {
      excludedSection: { segmentId: 'segment-fdrs', name: 'Federal Dispute Resolution Section' },
    }),
  ],
  launchDate: '2025-07-01',
  messages: overridesOf<SplashWords>({
    onboarding: {
      splashLaunch: 'The new portal launches on {date}.',
      splashExcluded: 'Members of the {section} will not have access to the new portal at this time.',
      splashOtherSections: 'If you belong to several sections, you get access through your other sections.',
    },
  }),
  registrationRoute: '/membership/new-membership',
} as const satisfies Partial<ProfileInput>;
