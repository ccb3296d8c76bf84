/** Where what is said of a return is kept until it is sent. */
export function returnDraftKey(caseId: string): string {
  return `cpd-audit-return-${caseId}`;
}
