declare global {
  interface Window {
    /** What the page's inline script has kept while the portal's own were loading (`@portal/vite`). */
    portalSearch?: { isAsked(): boolean; take(): string };
  }
}

/** Whether `/` was pressed in the prerendered page. */
export function isSearchRequested(): boolean {
  // The page is prerendered without a window.
  return typeof window !== 'undefined' && window.portalSearch?.isAsked() === true;
}

/** What was typed after that, once; from then on the portal has its keys. */
export function takeTyped(): string {
  const typed = window.portalSearch?.take() ?? '';
  delete window.portalSearch;
  return typed;
}
