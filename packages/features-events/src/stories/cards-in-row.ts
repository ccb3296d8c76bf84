import { expect, waitFor } from 'storybook/test';

/** As the list of cards is specified: widths of the portal, and how many cards stand in a row there. */
const rows = [
  [767, 1],
  [768, 2],
  [1199, 2],
  [1200, 3],
  [1599, 3],
  [1600, 4],
] as const;

/** Makes the portal as wide as each, wider than the window too, and counts the cards that are level with the first. */
export async function expectCardsInRows(canvasElement: HTMLElement): Promise<void> {
  const tops = () => [...canvasElement.querySelectorAll('article')].map((card) => card.getBoundingClientRect().top);
  const inFirstRow = () => tops().filter((top) => Math.abs(top - (tops()[0] ?? 0)) < 1).length;
  try {
    for (const [width, cards] of rows) {
      canvasElement.style.inlineSize = `${width}px`;
      await waitFor(() => expect([width, inFirstRow()]).toEqual([width, cards]));
    }
  } finally {
    canvasElement.style.inlineSize = '';
  }
}
