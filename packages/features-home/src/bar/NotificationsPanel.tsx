import { useDestinations, useMessages } from '@portal/kit';
import { Button, Dialog } from '@portal/ui';
import { Notifications } from '../components/Notifications.tsx';
import { destinations } from '../destinations.ts';
import { homeMessages } from '../messages.ts';

export interface NotificationsPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Notifications over the page on which the person was. */
export function NotificationsPanel({ isOpen, onClose }: NotificationsPanelProps) {
  const t = useMessages(homeMessages);
  const to = useDestinations(destinations);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('panelTitle')}
      place="corner"
      size="sm"
      labels={{ close: t('close') }}
      footer={
        <Button href={to.notifications()} tone="secondary" onPress={onClose}>
          {t('seeAllNotifications')}
        </Button>
      }
    >
      <Notifications isInPanel onOpen={onClose} />
    </Dialog>
  );
}
