import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconCheck, Inline, Stack, TabsInPlace } from '@portal/ui';
import { useState } from 'react';
import { homeMessages } from '../messages.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { useNotifications } from '../model/use-notifications.ts';
import { useStampRead } from '../model/use-stamp-read.ts';
import { useUnreadCount, type Which } from '../model/use-unread-count.ts';
import { NotificationList, type NotificationListProps } from './NotificationList/NotificationList.tsx';

export interface NotificationsProps {
  /** They scroll in a panel over the page, not with it. */
  isInPanel?: boolean;
  onOpen?: () => void;
}

/** What happened where the person has a part in it: all of it, or what is unread; what they see here is marked as read. */
export function Notifications({ isInPanel = false, onOpen }: NotificationsProps) {
  const t = useMessages(homeMessages);
  const [which, choose] = useState<Which>('all');
  const { count, newestAt } = useUnreadCount();
  const { seen, see, forget } = useMarkRead();
  const stamp = useStampRead();
  const { run, isPending } = useAction(calls.notifications.setAllAsRead, {
    failure: t('markAllFailed'),
    invalidates: [calls.notifications.list],
  });
  /** What has come since the newest that is counted here has been seen by nobody. */
  async function markAll() {
    const until = newestAt;
    await run({ query: { until } });
    stamp(({ createdAt }) => until === undefined || createdAt <= until);
    forget();
  }
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <TabsInPlace<Which>
          label={t('tabs')}
          items={[
            { id: 'all', label: t('all') },
            { id: 'unread', label: t('unread'), count: count === 0 ? undefined : count },
          ]}
          current={which}
          onChoose={choose}
        />
        <Button
          size="sm"
          tone="quiet"
          icon={IconCheck}
          isPending={isPending}
          isDisabled={count === 0}
          onPress={() => void markAll().catch(() => undefined)}
        >
          {t('markAllRead')}
        </Button>
      </Inline>
      <Tab key={which} which={which} isInPanel={isInPanel} seen={seen} onSeen={see} onOpen={onOpen} />
    </Stack>
  );
}

type TabProps = Pick<NotificationListProps, 'which' | 'isInPanel' | 'seen' | 'onSeen' | 'onOpen'>;

function Tab({ which, ...props }: TabProps) {
  const { refetch: _, ...list } = useNotifications(which);
  return <NotificationList which={which} {...list} {...props} />;
}
