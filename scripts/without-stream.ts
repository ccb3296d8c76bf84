import { liveStream } from '@portal/api/contract';
import type { BrowserContext } from 'playwright-core';

/**
 * A page that hears of changes has a network that never rests, which is what measurements and walks wait for: the stream fails as it does offline. A route of
 * Playwright's would do, but turns the browser's cache off.
 */
export async function withoutStream(context: BrowserContext): Promise<void> {
  await context.addInitScript(failFetch, liveStream.path);
}

/** Runs in each page before anything else of it. */
function failFetch(path: string): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (new URL(address, location.href).pathname === path) return Promise.reject(new TypeError('Failed to fetch'));
    return fetch(input, init);
  };
}
