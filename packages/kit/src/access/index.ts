export * from './admin-path.ts';
export * from './decision.ts';
export { matchPath } from './match-path.ts';
export * from './modules.ts';
export * from './rules.ts';
export * from './viewer.ts';
export { defineProfile, type ProfileInput } from '../profile/define-profile.ts';
export * from '../profile/feature-settings.ts';
export * from '../profile/module-ids.ts';
export { refuseUnknownModules } from '../profile/unknown-modules.ts';
export type * from '../features/feature-manifest.ts';
export { shellPartIds } from '../features/shell-parts.ts';
export type * from '../profile/brand.ts';
export type * from '../profile/profile.ts';
export * from '../messages/message-overrides.ts';
export {
  meetsPasswordPolicy,
  passwordLimits,
  unmetPasswordRules,
  type PasswordRule,
} from '../password/password-policy.ts';
export { editDistance } from '../search/edit-distance.ts';
export { ownPath } from '../links/own-path.ts';
export { safeHref } from '../links/safe-href.ts';
