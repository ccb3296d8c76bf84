import { whenIdle } from '@portal/kit';

/** The service worker that `@portal/vite` builds beside the portal; a portal that was built otherwise has none. */
const workerFile = '/offline-worker.js';

/** Registers it once the browser is idle, so that precaching holds nothing up. */
export function startWorker({ navigator }: Pick<Window, 'navigator'>): void {
  // Browsers have it on https and localhost alone.
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register(workerFile).catch(() => undefined));
}
