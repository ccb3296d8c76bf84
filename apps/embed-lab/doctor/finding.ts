/** Something that is wrong with a page, and the line that mends it. */
export interface Finding {
  fault: string;
  mend: string;
}

/** The same for every widget of a page is said once. */
export function once(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ fault }, index) => findings.findIndex((one) => one.fault === fault) === index);
}
