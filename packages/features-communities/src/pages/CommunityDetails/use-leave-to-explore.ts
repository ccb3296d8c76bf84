import { useDestination, usePortal } from '@portal/kit';

/** Leaving a community ends on Explore, where this portal has it. */
export function useLeaveToExplore(): () => void {
  const to = useDestination();
  const { navigation } = usePortal();
  return () => {
    const explore = to('communities.explore');
    if (explore !== undefined) navigation.navigate(explore);
  };
}
