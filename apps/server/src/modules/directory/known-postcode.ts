import { unknownPostCode } from '@portal/api/rules';
import { problemOf } from '../../http/problem.ts';

/** How many there are, refused where that is none because nobody knows the postcode. */
export function ofKnown<Count extends { isKnown: boolean }>(counts: readonly Count[], near: string): readonly Count[] {
  if (counts.some(({ isKnown }) => !isKnown)) throw problemOf(unknownPostCode(near));
  return counts;
}
