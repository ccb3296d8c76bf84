import { calls, firstPage } from '@portal/api';
import { type PageProps, useMessages } from '@portal/kit';
import { Heading, PageLayout } from '@portal/ui';
import { Notifications } from '../components/Notifications.tsx';
import { homeMessages } from '../messages.ts';
import { inputOf } from '../model/use-unread-count.ts';

export function firstReads() {
  return [firstPage(calls.notifications.list, inputOf('all'))];
}

/** Notifications on a page of their own. */
export function NotificationsPage(_props: PageProps) {
  const t = useMessages(homeMessages);
  return (
    <PageLayout width="small" header={<Heading level={1}>{t('notificationsPageTitle')}</Heading>}>
      <Notifications />
    </PageLayout>
  );
}
