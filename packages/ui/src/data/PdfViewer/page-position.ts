/** The page that is read: the last one that begins above the upper third of the viewer. Pages count from 1. */
export function pageInView(tops: readonly number[], scrollTop: number, height: number): number {
  const line = scrollTop + height / 3;
  const index = tops.findLastIndex((top) => top <= line);
  return Math.max(1, index + 1);
}

/** The page that was typed, within the document; null for what is no number. */
export function typedPage(text: string, count: number): number | null {
  if (!/^\s*\d+\s*$/.test(text)) return null;
  return Math.min(count, Math.max(1, Number(text)));
}
