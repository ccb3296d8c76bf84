import { useLive } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { IconBell, IconButton, lazyComponent, type LazyComponent } from '@portal/ui';
import { useState } from 'react';
import { useUnreadCount } from '../model/use-unread-count.ts';
import { homeMessages } from '../messages.ts';
import type { NotificationsPanelProps } from './NotificationsPanel.tsx';

const NotificationsPanel = lazyComponent(() =>
  import('./NotificationsPanel.tsx').then((module) => ({ default: module.NotificationsPanel })),
);

interface NotificationsButtonProps {
  /** What opens from it. */
  panel?: LazyComponent<NotificationsPanelProps>;
}

/** In the top bar: how many notifications are unread, and the way to them. */
export function NotificationsButton({ panel: Panel = NotificationsPanel }: NotificationsButtonProps) {
  const t = useMessages(homeMessages);
  const { notify } = usePortal();
  const { count = 0, hasFailed } = useUnreadCount();
  // Here, because the top bar's actions come once the first page is there.
  useLive();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isLoaded = Panel.useIsLoaded();

  function open() {
    setOpen(true);
    setWasOpen(true);
  }

  function fail() {
    setOpen(false);
    notify.failure(t('panelFailed'));
  }

  return (
    <>
      <IconButton
        label={t(hasFailed ? 'buttonFailed' : 'button')}
        icon={IconBell}
        badge={count === 0 ? undefined : count > 99 ? '99+' : count}
        isExpanded={isOpen}
        isPending={isOpen && !isLoaded}
        onPress={open}
      />
      {(isOpen || (wasOpen && isLoaded)) && <Panel isOpen={isOpen} onClose={() => setOpen(false)} onError={fail} />}
    </>
  );
}
