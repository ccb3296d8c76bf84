import { expect } from 'storybook/test';

/** On a page that reads from the right, English words read from the left: each character stands after the one before it, digits and full stops too. */
export async function expectReadsFromLeft(element: HTMLElement): Promise<void> {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const places = Array.from(words?.textContent ?? '', (_, at) => placeOf(words, at));
  const backwards = places.filter(({ top, left }, at) => {
    const before = places[at - 1];
    return before !== undefined && before.top === top && left < before.left;
  });
  await expect([places.length > 1, backwards]).toEqual([true, []]);
}

function placeOf(words: Node | null, at: number): { top: number; left: number } {
  const range = document.createRange();
  if (words !== null) {
    range.setStart(words, at);
    range.setEnd(words, at + 1);
  }
  const { top, left } = range.getBoundingClientRect();
  return { top, left };
}
