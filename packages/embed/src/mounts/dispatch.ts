import type { SessionPort } from '@portal/kit';

/** Tells the website what has happened in an element, as an event that it may hear anywhere above. */
export function dispatch(element: HTMLElement, name: string, detail?: object): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

/** Tells who has come and that they have gone: `portal-signed-in` and `portal-signed-out`. */
export function dispatchSession(session: SessionPort, element: HTMLElement): () => void {
  let userId = session.get()?.userId;
  return session.subscribe(() => {
    const next = session.get()?.userId;
    if (next === userId) return;
    userId = next;
    dispatch(
      element,
      next === undefined ? 'portal-signed-out' : 'portal-signed-in',
      next === undefined ? {} : { userId: next },
    );
  });
}
