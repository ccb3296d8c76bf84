import { forbiddenBecause, type Refusal } from '@portal/api/rules';

/** An address that needs no sign-in and has no end is not for the session of another website's widget. */
export function feedRefusal(scope: readonly string[] | null): Refusal | null {
  return scope === null ? null : forbiddenBecause('The address of a calendar is shown on the portal alone.');
}
