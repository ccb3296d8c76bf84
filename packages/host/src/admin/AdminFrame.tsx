import { useMessages } from '@portal/kit';
import { AreaFrame, type AreaFrameProps } from '../shell/AreaFrame.tsx';
import { messages } from './messages.ts';

export type AdminFrameProps = Pick<AreaFrameProps, 'entries' | 'current' | 'children'>;

/** The admin area: its pages, and the way out to the portal. */
export function AdminFrame(props: AdminFrameProps) {
  const t = useMessages(messages);
  return (
    <AreaFrame
      {...props}
      leave={{ label: t('leave'), href: '/' }}
      labels={{ area: t('area'), pages: t('pages'), openPages: (page) => t('openPages', { page }) }}
    />
  );
}
