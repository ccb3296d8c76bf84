const focusable = 'input, textarea, select, button, [contenteditable="true"], [tabindex]';

/** Moves to the first of the fields as they stand on the page. A field is found by its `name`, or by `data-field` around it. */
export function focusFirstField(root: ParentNode, names: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement>('[name], [data-field]')) {
    const name = element.getAttribute('data-field') ?? element.getAttribute('name');
    if (name === null || !names.includes(name)) continue;
    const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
    if (target === null || (target instanceof HTMLInputElement && target.type === 'hidden')) continue;
    target.focus({ preventScroll: true });
    // With its label, and clear of a header that sticks to the top.
    target.scrollIntoView?.({ block: 'center' });
    return;
  }
}
