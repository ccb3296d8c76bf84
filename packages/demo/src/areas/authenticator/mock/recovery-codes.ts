import { limits } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { readRecoveryCode } from '@portal/rules';

/** Other ones each time, and the same in each mock. */
export function newRecoveryCodes(state: MockState): string[] {
  const made = Number(/\d+$/.exec(state.nextId('recovery-codes'))?.[0] ?? 0);
  return Array.from({ length: limits.authenticator.recoveryCodes }, (_, at) => codeOf(made * 100 + at));
}

function codeOf(number: number): string {
  return readRecoveryCode(`7QK4M2XB${String(number).padStart(8, '0')}`) ?? '';
}

/** Uses a code up; false where it is none of theirs, or was used. */
export function takeRecoveryCode(state: MockState, personId: string, typed: string): boolean {
  const left = state.recoveryCodes.get(personId) ?? [];
  const code = readRecoveryCode(typed);
  if (code === null || !left.includes(code)) return false;
  state.recoveryCodes.set(
    personId,
    left.filter((one) => one !== code),
  );
  return true;
}
