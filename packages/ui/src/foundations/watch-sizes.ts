/** Tells once elements have a size, and whenever one has another; gives what ends it. Where the host watches no sizes, as jsdom, it tells nothing. */
export function watchSizes(elements: Iterable<Element>, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
