export {
  meetsPasswordPolicy,
  passwordLimits,
  unmetPasswordRules,
  type PasswordPolicyOptions,
  type PasswordRule,
} from './password-policy.ts';
