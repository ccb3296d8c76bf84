import { usePortal } from '@portal/kit';
import { prepareOverlays } from '@portal/ui';
import { useEffect, useState } from 'react';
import { savesData } from '../navigation/prepare-link.ts';

/**
 * Whether the first page has loaded its data and the browser has been idle since. What the page is complete without is rendered then, and the code of menus and
 * dialogs is prefetched, so that they open at once.
 */
export function useRest(): boolean {
  const { queryClient } = usePortal();
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const stop = queryClient.getQueryCache().subscribe(look);
    function look(): void {
      if (queryClient.isFetching() > 0) return;
      stop();
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(rest);
      else rest();
    }
    function rest(): void {
      setRested(true);
      if (!savesData()) prepareOverlays();
    }
    return stop;
  }, [queryClient]);
  return hasRested;
}
