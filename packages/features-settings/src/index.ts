export { billingFeature } from './billing-feature.ts';
export { membershipFeature } from './membership-feature.ts';
export { preferencesFeature } from './preferences-feature.ts';
export { settingsFeature } from './feature.ts';
export { settingsMessages } from './messages.ts';
