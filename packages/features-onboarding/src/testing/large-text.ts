/** Text twice as large, as its reader asks of a browser; for a story's `beforeEach`. */
export function showLargeText(): () => void {
  document.documentElement.style.fontSize = '200%';
  return () => document.documentElement.style.removeProperty('font-size');
}

/** The words within an element that begin on one line and end on another. */
export function tornWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const torn: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) torn.push(word);
    }
  }
  return torn;
}

/** Whether something stands within something else from its start to its end, with what it holds. */
export function isWithin(inner: Element | null, outer: Element): boolean {
  if (inner === null) return false;
  const box = outer.getBoundingClientRect();
  const { left, right } = inner.getBoundingClientRect();
  return left >= box.left && right <= box.right && inner.scrollWidth <= inner.clientWidth;
}
