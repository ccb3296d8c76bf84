import { latePart, useLatePart } from '@portal/ui';
import type { ManageMeetingProps } from '../ManageMeeting/ManageMeeting.tsx';

const menu = latePart(async () => (await import('../ManageMeeting/ManageMeeting.tsx')).ManageMeeting);

/** What can be done with a meeting, for those who look after it: most people read. */
export function LateManageMeeting(props: ManageMeetingProps) {
  const { canManage } = props.meeting;
  // Without it a meeting is read and answered all the same, and the next one that is drawn asks again.
  const ManageMeeting = useLatePart(menu, canManage, () => undefined);
  return ManageMeeting === undefined ? null : <ManageMeeting {...props} />;
}
