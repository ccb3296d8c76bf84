import { useCallback, useSyncExternalStore } from 'react';
import { usePortal } from '../provider/portal-context.ts';

/** Whether any draft is kept that can be listed. */
export function useHasDrafts(): boolean {
  const { drafts } = usePortal();
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), [drafts]);
  return useSyncExternalStore(
    subscribe,
    () => drafts.hasListed(),
    () => false,
  );
}
