import { useLayoutEffect } from 'react';

/** Replays, after hydration, what was typed into a prerendered page before its script had loaded: React's fields know nothing of it. */
export function ReplayTyped() {
  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('[data-prerendered]');
    if (container === null) return;
    delete container.dataset.prerendered;
    for (const field of container.querySelectorAll('input')) {
      if (field.value !== field.defaultValue) replay(field, field.value);
    }
  }, []);
  return null;
}

/** React hears of a change only where the value is another than the one it saw last, and it sees what is set through the element itself. */
function replay(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
