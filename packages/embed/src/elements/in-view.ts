/** So near to the window that it is there when it is reached. */
const rootMargin = '300px 0px';

/** Resolves when the element is in view, or nearly so. */
export function inView(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
