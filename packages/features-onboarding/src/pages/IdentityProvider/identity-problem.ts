import { identityProblems, type IdentityProblem } from '@portal/rules';

/** What the address says went wrong; null: nothing. Anybody may write an address, so what is unknown is told as little as can be. */
export function problemNamed(name: string | undefined): IdentityProblem | null {
  if (name === undefined) return null;
  return identityProblems.find((problem) => problem === name) ?? 'away';
}

/** Trying the provider again may help; elsewhere only another way in does. */
export function mayTryAgain(problem: IdentityProblem): boolean {
  return problem === 'away' || problem === 'cancelled' || problem === 'over';
}
