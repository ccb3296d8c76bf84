import { useMessages } from '@portal/kit';
import { AreaFrame, type AreaFrameProps } from '../shell/AreaFrame.tsx';
import { hostMessages } from '../messages.ts';

export type AdminFrameProps = Pick<AreaFrameProps, 'entries' | 'current' | 'children'>;

/** The admin area: its pages, and the way out to the portal. */
export function AdminFrame(props: AdminFrameProps) {
  const t = useMessages(hostMessages);
  return (
    <AreaFrame
      {...props}
      leave={{ label: t('leaveAdmin'), href: '/' }}
      labels={{ area: t('admin'), pages: t('adminPages'), openPages: (page) => t('openAdminPages', { page }) }}
    />
  );
}
