/** In the unit of the rules, with so many digits that the same minutes are sent of it again: 100 minutes are 1.67 hours. */
export function lengthOf(minutes: number, unitMinutes: number): number {
  const digits = 10 ** Math.ceil(Math.log10(unitMinutes));
  return Math.round((minutes * digits) / unitMinutes) / digits;
}
