import type { LoadedPages, Notification } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { EmptyState, type ListMore, ListEnd, PanelSwitch, SkeletonPerson, Stack } from '@portal/ui';
import { homeMessages } from '../../messages.ts';
import type { Which } from '../../model/use-unread-count.ts';
import { NotificationItem } from './NotificationItem.tsx';
import * as css from './NotificationList.css.ts';

/** More is asked for when the end is so near. */
const nearPx = 50;

export interface NotificationListProps extends ListMore {
  which: Which;
  /** It scrolls in a panel over the page, not with it. */
  isInPanel?: boolean;
  view: View<LoadedPages<Notification>>;
  /** Those that were unread when the person came upon them here: they stand out as long as the list is open. */
  seen: ReadonlySet<string>;
  onSeen: (id: string) => void;
  /** A notification was followed. */
  onOpen?: (() => void) | undefined;
}

/** Notifications, newest first. */
export function NotificationList({ isInPanel = false, ...list }: NotificationListProps) {
  return isInPanel ? (
    <div className={css.inPanel}>
      <List {...list} />
    </div>
  ) : (
    <List {...list} />
  );
}

function List({ which, view, seen, onSeen, onOpen, ...more }: Omit<NotificationListProps, 'isInPanel'>) {
  const t = useMessages(homeMessages);
  return (
    <PanelSwitch
      view={view}
      scope="panel"
      skeleton={
        <Stack gap={4}>
          <SkeletonPerson />
          <SkeletonPerson />
          <SkeletonPerson />
        </Stack>
      }
      failedTitle={t('failed')}
      empty={
        which === 'all' ? (
          <EmptyState scope="panel" headingLevel={3} title={t('noneYet')} text={t('noneYetHint')} />
        ) : (
          <EmptyState scope="panel" headingLevel={3} title={t('noneUnread')} />
        )
      }
    >
      {({ items, total }) => (
        <div>
          <Stack as="ul" gap={1} label={t(which)}>
            {items.map((notification) => (
              <li key={notification.id}>
                <NotificationItem
                  notification={notification}
                  isUnread={notification.readAt === null || seen.has(notification.id)}
                  onSeen={() => onSeen(notification.id)}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </Stack>
          <ListEnd
            items={items}
            total={total}
            hasMore={more.hasMore}
            isLoadingMore={more.isLoadingMore}
            loadMoreError={!more.moreProblem ? undefined : t('moreFailed')}
            onEndReached={more.loadMore}
            nearPx={nearPx}
          />
        </div>
      )}
    </PanelSwitch>
  );
}
