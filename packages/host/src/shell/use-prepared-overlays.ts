import { usePortal } from '@portal/kit';
import { prepareOverlays } from '@portal/ui';
import { useEffect } from 'react';
import { savesData } from '../navigation/prepare-link.ts';

/** Fetches the code of menus and dialogs when the first page has all that it asked for and the browser rests, so that they open at once. */
export function usePreparedOverlays(): void {
  const { queryClient } = usePortal();
  useEffect(() => {
    if (savesData()) return undefined;
    const stop = queryClient.getQueryCache().subscribe(prepare);
    function prepare(): void {
      if (queryClient.isFetching() > 0) return;
      stop();
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void prepareOverlays());
      else void prepareOverlays();
    }
    return stop;
  }, [queryClient]);
}
