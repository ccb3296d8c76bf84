import { firstPassword } from '@portal/rules';
import { meetsPasswordPolicy, unmetPasswordRules } from '@portal/kit';

export interface ChosenPassword {
  password: string;
  confirmPassword: string;
}

/** What a first password must have, each met or not, in the order to be shown. */
export function passwordChecks({ password, confirmPassword }: ChosenPassword) {
  const unmet = unmetPasswordRules(password, firstPassword);
  return {
    minLength: !unmet.includes('minLength'),
    symbol: !unmet.includes('symbol'),
    cases: !unmet.includes('upper') && !unmet.includes('lower'),
    match: password !== '' && password === confirmPassword,
  };
}

/** Whether the step of the password may be left. */
export function isPasswordChosen(chosen: ChosenPassword): boolean {
  return meetsPasswordPolicy(chosen.password, firstPassword) && chosen.password === chosen.confirmPassword;
}
