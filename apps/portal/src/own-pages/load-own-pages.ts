/** The host's own pages, of which a member on the way to a feature sees none. */
export function loadOwnPages() {
  return import('./own-pages.ts');
}
