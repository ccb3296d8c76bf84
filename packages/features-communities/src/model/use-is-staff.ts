import { useViewer } from '@portal/kit';
import { isStaffLevel } from '@portal/kit/access';

/** Whether the signed-in person is staff-level, and so belongs to every community. */
export function useIsStaff(): boolean {
  const viewer = useViewer();
  return viewer !== null && isStaffLevel(viewer);
}
