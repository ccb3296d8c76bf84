/**
 * Goes to the first date or time that was begun, or does not exist: it is no value, and a form that took it for empty would lose what was typed. Its field says so once
 * it is left. False where there is none.
 */
export function goToUnread(form: HTMLFormElement): boolean {
  const boxes = [...form.querySelectorAll<HTMLElement>('[data-unread]')];
  const part = boxes.find((box) => box.dataset['unread'] === 'true' || isBegun(box))?.querySelector<HTMLElement>(parts);
  if (!part) return false;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  requestAnimationFrame(() => part.focus());
  return true;
}

const parts = '[role="spinbutton"]';

function isBegun(box: HTMLElement): boolean {
  const all = box.querySelectorAll(parts).length;
  const empty = box.querySelectorAll(`${parts}[data-placeholder]`).length;
  return empty > 0 && empty < all;
}
