import type { FunctionComponent } from 'react';

/** The module that is told of as it changes. */
export const liveModule = 'communities';

/** For `lazyComponent` of the design system: no page waits for it, and each is complete without. */
export async function loadLiveUpdates(): Promise<{ default: FunctionComponent }> {
  const { LiveUpdates } = await import('./LiveUpdates.tsx');
  return { default: LiveUpdates };
}
