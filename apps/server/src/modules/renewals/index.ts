export { planRenewalReminders } from './plan-renewal-reminders.writes.ts';
export { renewalFacts, type RenewalFacts, renewalMailKind, type RenewalMailKind } from './renewal-facts.ts';
export { mountRenewal } from './renewal-page.ts';
export { renewalPlace } from './renewal-place.ts';
