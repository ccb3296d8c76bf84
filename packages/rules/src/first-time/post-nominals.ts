/** Letters behind a name in one line, as they are shown and changed: 'AM, PhD'. */
export function postNominalLine(chosen: readonly string[]): string {
  return chosen.join(', ');
}

/** Each of them, as the first login asks for them. */
export function postNominalsIn(line: string): string[] {
  return line
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
