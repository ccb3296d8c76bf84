/** The host's own pages, of which a member on the way to a feature sees none. */
export function loadHostPages() {
  return import('./host-pages.ts');
}
