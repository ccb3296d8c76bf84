import { inlineScript } from './inline-script.ts';

const maxLength = 100;

/**
 * An inline script that keeps `/`, and what is typed after it, while a page behind sign-in waits for its scripts. `takeTyped` of `@portal/host` gives it to the
 * search once that is there, and ends it.
 */
export const searchKeyScript = inlineScript(keepSearch, [maxLength]);

/** Runs in the page, by itself: it can use nothing from outside. */
function keepSearch(most: number): void {
  let typed: string | undefined;
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const field = 'input, textarea, select, [contenteditable], [role="textbox"], [role="dialog"]';
    if (ctrlKey || metaKey || altKey || isComposing || document.activeElement?.closest(field)) return;
    if (typed === undefined) {
      if (key !== '/') return;
      typed = '';
    } else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1 && typed.length < most) typed += key;
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', keep);
  const isAsked = () => typed !== undefined;
  const take = () => {
    document.removeEventListener('keydown', keep);
    return typed ?? '';
  };
  Object.assign(window, { portalSearch: { isAsked, take } });
}
