import { defineProfile, settingsOf } from '../define-profile.ts';
import { eventsSettings } from '../../packages/features-events/src/settings.ts';
import { cpdSettings } from '../../packages/features-cpd/src/settings.ts';
import { directorySettings } from '../../packages/features-directory/src/settings.ts';

/** Every module but the coming-soon splash screen. Communities are for members and for users of a client organisation. */
export const profile = defineProfile({
  name: 'ota',
  shortName: 'OTA',
  fullName: 'Occupational Therapy Association',
  website: 'https://www.ota.example',
  supportEmail: 'support@ota.example',
  brandColor: '#004C58',
  modules: {
    communities: { accessRules: ['isMember', 'isClientUser'] },
    events: true,
    cpd: true,
    news: true,
    resources: true,
    settings: {
      subModules: {
        find_an_ot: { accessRules: ['isMember'] },
        membership_renewal: true,
        brand_assets: { accessRules: ['isMember'] },
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
    member_directory: true,
    areas_of_expertise: true,
    organisation_directory: true,
  },
  registrationRoute: '/register',
  renewalRoute: 'https://www.ota.example/renew',
  manageMembershipRoute: 'https://www.ota.example/membership',
  updatePaymentRoute: 'https://www.ota.example/membership/payment',
  updateDetailsRoute: 'https://www.ota.example/find-an-ot/update',
  preferencesRoute: 'https://www.ota.example/preferences',
  businessNumber: '51 824 753 556',
  postalAddress: 'PO Box 100, Brunswick VIC 3056',
  synonyms: [
    ['OT', 'occupational therapy', 'occupational therapist'],
    ['NDIS', 'National Disability Insurance Scheme'],
    ['CPD', 'continuing professional development'],
    ['telehealth', 'telepractice', 'video consultation'],
    ['kids', 'children', 'paediatrics'],
  ],
  settings: [
    settingsOf(eventsSettings, { needsOnForms: ['dietary', 'other', 'accessibility'] }),
    settingsOf(cpdSettings, { rules: 'ot-board' }),
    settingsOf(directorySettings, {
      hasDistances: true,
      map: {
        url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
        attributionUrl: 'https://www.openstreetmap.org/copyright',
        maxZoom: 19,
      },
    }),
  ],
});
