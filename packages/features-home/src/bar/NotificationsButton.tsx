import { useLive } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { IconBell, IconButton } from '@portal/ui';
import { type ComponentType, useState } from 'react';
import { useUnreadCount } from '../model/use-unread-count.ts';
import { barMessages } from './messages-bar.ts';
import type { NotificationsPanelProps } from './NotificationsPanel.tsx';

interface NotificationsButtonProps {
  /** Fetches what opens from it. */
  loadPanel?: () => Promise<{ NotificationsPanel: ComponentType<NotificationsPanelProps> }>;
}

/** In the top bar: how many notifications are unread, and the way to them. */
export function NotificationsButton({
  loadPanel = () => import('./NotificationsPanel.tsx'),
}: NotificationsButtonProps) {
  const t = useMessages(barMessages);
  const { notify } = usePortal();
  const { count = 0, hasFailed } = useUnreadCount();
  // Here, because the top bar's actions come once the first page is there.
  useLive();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<NotificationsPanelProps> | null>(null);

  async function open() {
    setOpen(true);
    if (Panel !== null) return;
    try {
      const { NotificationsPanel } = await loadPanel();
      setPanel(() => NotificationsPanel);
    } catch {
      setOpen(false);
      notify.failure(t('panelFailed'));
    }
  }

  return (
    <>
      <IconButton
        label={t(hasFailed ? 'buttonFailed' : 'button')}
        icon={IconBell}
        badge={count === 0 ? undefined : count > 99 ? '99+' : count}
        isExpanded={isOpen}
        isPending={isOpen && Panel === null}
        onPress={() => void open()}
      />
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
