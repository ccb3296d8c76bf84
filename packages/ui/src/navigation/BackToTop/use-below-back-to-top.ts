import { type RefCallback, useCallback } from 'react';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { watchSizes } from '../../foundations/watch-sizes.ts';
import { heightBelow } from './height-below.ts';

/** For what stays at the bottom of the window and is as wide as a phone: the way back to the top stands above it there. */
export function useBelowBackToTop(): RefCallback<HTMLElement> {
  const { container } = useOverlayContainer();
  return useCallback(
    (below) => {
      if (below === null || container === null) return;
      const unwatch = watchSizes([below], () => container.style.setProperty(heightBelow, `${below.offsetHeight}px`));
      return () => {
        unwatch();
        container.style.removeProperty(heightBelow);
      };
    },
    [container],
  );
}
