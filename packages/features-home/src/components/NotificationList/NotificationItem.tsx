import type { Notification } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Avatar, Link, MetaLine, Stack, Text, VisuallyHidden } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { homeMessages } from '../../messages.ts';
import { sentenceOf } from '../../model/sentence.ts';
import { targetOf } from '../../model/target.ts';
import * as styles from './NotificationItem.css.ts';
import { useInView } from './use-in-view.ts';

export interface NotificationItemProps {
  notification: Notification;
  isUnread: boolean;
  /** It came into view. */
  onSeen: () => void;
  onOpen?: (() => void) | undefined;
}

/** What happened, who did it and when, and the way there. */
export function NotificationItem({ notification, isUnread, onSeen, onOpen }: NotificationItemProps) {
  const t = useMessages(homeMessages);
  const to = useDestinations(destinations);
  const formats = useFormats();
  const ref = useInView(isUnread ? onSeen : undefined);
  const { initiatorUser, createdAt, commentTotalLikes, postTotalCommentsCount, postTotalViews } = notification;
  const href = targetOf(notification, to);
  const sentence = sentenceOf(notification, t);
  const name = `${initiatorUser.firstName} ${initiatorUser.lastName}`;
  const person = { ...initiatorUser, id: name, avatarUrl: initiatorUser.avatar };
  const weight = isUnread ? 'semibold' : 'regular';
  return (
    <div ref={ref} className={isUnread ? `${styles.item} ${styles.unread}` : styles.item}>
      <Avatar person={person} size="sm" />
      <div className={styles.words}>
        <Stack gap={1}>
          {href === undefined ? (
            <Text weight={weight}>{sentence}</Text>
          ) : (
            <Link href={href} tone="strong" isStandalone hasTouchTarget onPress={onOpen}>
              <Text as="span" tone="inherit" weight={weight}>
                {sentence}
              </Text>
            </Link>
          )}
          <MetaLine
            size="xs"
            items={[
              <time key="at" dateTime={createdAt} title={formats.dateTimeFull(createdAt)}>
                <bdi>{formats.relative(createdAt)}</bdi>
              </time>,
              postTotalCommentsCount > 0 && t('comments', { n: postTotalCommentsCount }),
              postTotalViews > 0 && t('views', { n: postTotalViews }),
              commentTotalLikes > 0 && t('likes', { n: commentTotalLikes }),
            ]}
          />
        </Stack>
      </div>
      {isUnread && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('isUnread')}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
