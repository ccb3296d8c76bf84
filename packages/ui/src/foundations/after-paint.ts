/** Settles once what the page shows by now has been painted; at once in a tab that nobody sees, where nothing is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    // The frame is painted right after this callback.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
