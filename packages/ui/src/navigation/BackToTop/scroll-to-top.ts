const durationMs = 1500;

/** Starts quickly and arrives gently; `part` goes from 0 to 1. */
export function easeInOut(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
}

/** Scrolls the page up over 1500 ms, at once for those who asked for less motion; a hand on the page stops it. */
export function scrollToTop(page: Window): void {
  if (page.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    page.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const from = page.scrollY;
  const hand = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    page.addEventListener(type, () => hand.abort(), { signal: hand.signal, passive: true });
  }
  const begin = page.performance.now();
  const step = (now: number) => {
    if (hand.signal.aborted) return;
    const part = Math.min(1, (now - begin) / durationMs);
    page.scrollTo({ top: from * (1 - easeInOut(part)), behavior: 'instant' });
    if (part < 1) page.requestAnimationFrame(step);
    else hand.abort();
  };
  page.requestAnimationFrame(step);
}
