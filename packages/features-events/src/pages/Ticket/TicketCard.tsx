import type { TicketPass } from '@portal/api';
import { readerText, readerZone, useFormats, useMessages, usePortal, zonedRangeText } from '@portal/kit';
import { Badge, Banner, Card, DescriptionList, Heading, QrCode, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import * as styles from './TicketCard.css.ts';

/** What whoever stands at the door looks at: who, for what, and the code. */
export function TicketCard({ pass }: { pass: TicketPass }) {
  const t = useMessages(eventsMessages);
  const { dateTime } = useFormats(pass.event.startTimeZone);
  return (
    <div className={styles.ticket}>
      <Card padding={6}>
        <Stack gap={5}>
          <Heading level={1} size="xl" isFocusable>
            {pass.event.title}
          </Heading>
          <Standing pass={pass} />
          {pass.code !== null && !pass.event.isCancelled && (
            <div className={styles.middle}>
              <Stack gap={3}>
                <QrCode text={pass.code} label={t('ticketCodeOf', { number: pass.ticketNumber })} />
                <Text weight="semibold" tone="strong">
                  {pass.ticketNumber}
                </Text>
                {pass.attendedAt === null ? (
                  <Text size="sm">{t('showAtDoor')}</Text>
                ) : (
                  <Badge tone="positive">{t('checkedInAt', { time: dateTime(pass.attendedAt) })}</Badge>
                )}
              </Stack>
            </div>
          )}
          <DescriptionList
            isStacked
            items={[
              { term: t('whoComes'), description: pass.name },
              { term: t('typeOfTicket'), description: pass.ticketType },
              { term: t('when'), description: <When event={pass.event} /> },
              { term: t('where'), description: pass.event.address ?? t('onlineEvent') },
            ]}
          />
        </Stack>
      </Card>
    </div>
  );
}

/** Why the ticket lets nobody in. */
function Standing({ pass }: { pass: TicketPass }) {
  const t = useMessages(eventsMessages);
  if (pass.event.isCancelled)
    return (
      <Banner tone="critical" title={t('eventCancelledTitle')}>
        {t('eventCancelledText')}
      </Banner>
    );
  if (pass.status === 'Removed')
    return (
      <Banner tone="critical" title={t('ticketCancelledTitle')}>
        {t('ticketCancelledText')}
      </Banner>
    );
  return null;
}

/** By the clock of the event, and by that of whoever reads where it shows another time. */
function When({ event }: { event: TicketPass['event'] }) {
  const t = useMessages(eventsMessages);
  const { locale } = usePortal();
  const { eventStartUtc, eventEndUtc } = event;
  const theirs = readerText(event, eventStartUtc, readerZone(), locale);
  return (
    <Stack gap={1}>
      <time dateTime={eventStartUtc}>{zonedRangeText(event, eventStartUtc, eventEndUtc, locale)}</time>
      {theirs !== null && (
        <Text as="span" size="sm" tone="quiet">
          {t('timeInPlace', theirs)}
        </Text>
      )}
    </Stack>
  );
}
