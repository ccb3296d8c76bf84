import { usePortal, whenIdle } from '@portal/kit';
import { prefetchOverlays } from '@portal/ui';
import { useEffect, useState } from 'react';
import { savesData } from '../navigation/prefetch-link.ts';

/**
 * Whether the first page has loaded its data and the browser has been idle since. What the page is complete without is rendered then, and the code of menus and
 * dialogs is prefetched, so that they open at once.
 */
export function useIdle(): boolean {
  const { queryClient } = usePortal();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const stop = queryClient.getQueryCache().subscribe(check);
    function check(): void {
      if (queryClient.isFetching() > 0) return;
      stop();
      whenIdle(becomeIdle);
    }
    function becomeIdle(): void {
      setIdle(true);
      if (!savesData()) prefetchOverlays();
    }
    return stop;
  }, [queryClient]);
  return isIdle;
}
