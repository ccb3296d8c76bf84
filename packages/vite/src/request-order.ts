/**
 * The largest first, which takes longest; then the smallest: of a browser's six connections each is soon free again for the next, where larger ones would
 * share the network and hold all six.
 */
export function requestOrder<File extends { size: number }>(files: readonly File[]): File[] {
  const bySize = files.toSorted((a, b) => a.size - b.size);
  return [...bySize.slice(-1), ...bySize.slice(0, -1)];
}
