/** What staff alone see in the shell. */
export function loadStaffTools() {
  return import('./staff-tools.ts');
}
