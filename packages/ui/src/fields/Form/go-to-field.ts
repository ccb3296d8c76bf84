const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]';

/** Brings a field into view and puts the focus in it. It is found by its `name`, or by `data-field` around it. */
export function goToField(root: ParentNode, name: string): void {
  const inside = CSS.escape(name);
  const found = root.querySelector<HTMLElement>(`[data-field="${inside}"], [name="${inside}"]`);
  const target = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable);
  if (!target) return;
  target.focus({ preventScroll: true });
  // With its label, and clear of a header that sticks.
  target.scrollIntoView({ block: 'center' });
}
