import type { Announcement } from '@portal/api';
import { ownPath, safeHref, useMessages } from '@portal/kit';
import { Banner, IconMegaphone, Link, Stack, Text } from '@portal/ui';
import * as styles from './AnnouncementBanner.css.ts';
import { homeMessages } from '../messages.ts';

export interface AnnouncementBannerProps {
  announcement: Pick<Announcement, 'title' | 'description' | 'link'>;
  onDismiss: () => void;
}

export function AnnouncementBanner({ announcement, onDismiss }: AnnouncementBannerProps) {
  const t = useMessages(homeMessages);
  const { title, description, link } = announcement;
  return (
    <section className={styles.card} aria-label={t('announcement')}>
      <Banner title={title} icon={IconMegaphone} onDismiss={onDismiss} dismissLabel={t('dismissAnnouncement')}>
        <Stack gap={1}>
          <Text size="sm">{description}</Text>
          <ReadMore title={title} link={link} />
        </Stack>
      </Banner>
    </section>
  );
}

/** Nothing where the link leads nowhere that is safe to go. */
function ReadMore({ title, link }: Pick<Announcement, 'title' | 'link'>) {
  const t = useMessages(homeMessages);
  const own = ownPath(link);
  const href = own ?? safeHref(link);
  if (href === null) return null;
  const label = t('readMoreOf', { title });
  return (
    <div className={styles.more}>
      {own === null ? (
        <Link isStandalone href={href} target="_blank" label={`${label} ${t('opensInNewTab')}`}>
          {t('readMore')}
        </Link>
      ) : (
        <Link isStandalone href={href} label={label}>
          {t('readMore')}
        </Link>
      )}
    </div>
  );
}
