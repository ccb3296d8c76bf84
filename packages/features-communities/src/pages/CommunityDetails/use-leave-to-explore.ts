import { useDestinations, usePortal } from '@portal/kit';
import { destinations } from '../../destinations.ts';

/** Leaving a community ends on Explore, where this portal has it. */
export function useLeaveToExplore(): () => void {
  const to = useDestinations(destinations);
  const { navigation } = usePortal();
  return () => {
    const explore = to.explore();
    if (explore !== undefined) navigation.navigate(explore);
  };
}
