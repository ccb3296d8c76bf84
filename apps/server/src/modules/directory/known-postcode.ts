import { unknownPostCode } from '@portal/rules';
import { refuse } from '../../http/problem.ts';

/** How many there are, refused where that is none because nobody knows the postcode. */
export function ofKnown<Count extends { isKnown: boolean }>(counts: readonly Count[], near: string): readonly Count[] {
  if (counts.some(({ isKnown }) => !isKnown)) refuse(unknownPostCode(near));
  return counts;
}
