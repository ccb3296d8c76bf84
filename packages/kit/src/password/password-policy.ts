export const passwordLimits = { min: 8, max: 128 } as const;

/** What each screen states besides is `symbolOrDigit`, `digit`, `symbol` or one of those listed; the others hold everywhere. */
export type PasswordRule =
  | 'minLength'
  | 'maxLength'
  | 'upper'
  | 'lower'
  | 'digit'
  | 'symbol'
  | 'listedSymbol'
  | 'symbolOrDigit'
  | 'common';

export interface PasswordPolicyOptions {
  /** What a screen asks for beyond length, upper and lower case. */
  also?: readonly Extract<PasswordRule, 'digit' | 'symbol' | 'listedSymbol' | 'symbolOrDigit'>[];
  /** Whether a password is among the most common ones. */
  isCommon?(password: string): boolean;
}

/** The rules that a new password does not meet yet, in the order to be shown. */
export function unmetPasswordRules(password: string, options: PasswordPolicyOptions = {}): PasswordRule[] {
  const length = [...password].length;
  const checks: [PasswordRule, boolean][] = [
    ['minLength', length >= passwordLimits.min],
    ['maxLength', length <= passwordLimits.max],
    ['upper', /\p{Lu}/u.test(password)],
    ['lower', /\p{Ll}/u.test(password)],
    ...(options.also ?? ['symbolOrDigit']).map((rule): [PasswordRule, boolean] => [
      rule,
      patterns[rule].test(password),
    ]),
    ['common', options.isCommon?.(password) !== true],
  ];
  return checks.flatMap(([rule, isMet]) => (isMet ? [] : [rule]));
}

export function meetsPasswordPolicy(password: string, options?: PasswordPolicyOptions): boolean {
  return unmetPasswordRules(password, options).length === 0;
}

const patterns = {
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}]/u,
  listedSymbol: /[!@#$%^&*]/,
  symbolOrDigit: /[^\p{L}]/u,
};
