import { useDestinations, useMessages } from '@portal/kit';
import { Button, NotFoundNotice, type NotFoundNoticeProps, PageLayout } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { eventsDeskMessages } from '../messages.ts';

/** In the place of an event that is not there. */
export function EventNotFound({ headingLevel }: Pick<NotFoundNoticeProps, 'headingLevel'>) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(destinations).list();
  return (
    <NotFoundNotice
      headingLevel={headingLevel}
      title={t('eventNotFound')}
      text={t('notThereText')}
      action={href !== undefined && <Button href={href}>{t('allEvents')}</Button>}
    />
  );
}

/** In the place of a page about an event that is not there. */
export function PageOfNoEvent() {
  return (
    <PageLayout>
      <EventNotFound />
    </PageLayout>
  );
}
