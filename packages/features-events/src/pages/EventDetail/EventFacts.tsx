import type { EventDetail } from '@portal/api';
import {
  momentText,
  readerText,
  readerZone,
  useFeatureSettings,
  useMessages,
  usePortal,
  zonedRangeText,
} from '@portal/kit';
import { Card, DescriptionList, Inline, Link, Stack, Tag, Text } from '@portal/ui';
import { EventBadges } from '../../components/EventCard/EventBadges.tsx';
import { EventInCalendar } from '../../components/OwnCalendar/EventInCalendar.tsx';
import { eventsMessages } from '../../messages.ts';
import { kindWords } from '../../model/event-words.ts';
import { usePrice } from '../../model/use-price.ts';
import { eventsSettings } from '../../settings.ts';

/** When, where, for how much, and whether one can register. */
export function EventFacts({ event }: { event: EventDetail }) {
  const t = useMessages(eventsMessages);
  const price = usePrice(event.amountFrom);
  const { profile, locale } = usePortal();
  return (
    <Card>
      <Stack gap={5}>
        {(event.userTicketId !== null || event.closedBecause !== null) && (
          <Inline gap={2}>
            <EventBadges event={event} />
          </Inline>
        )}
        {event.closedBecause === 'notYetOpen' && event.opensAt !== null && (
          <Text>{t('opensAt', { time: momentText(event.opensAt, profile.timeZone, locale) })}</Text>
        )}
        <DescriptionList
          isStacked
          items={[
            { term: t('type'), description: t(kindWords[event.type]) },
            { term: t('when'), description: <When event={event} /> },
            { term: t('where'), description: event.address === null ? t('online') : <Place address={event.address} /> },
            ...(price === null ? [] : [{ term: t('price'), description: price }]),
          ]}
        />
        <EventInCalendar event={event} />
        {event.externalUrl !== null && (
          <Link href={event.externalUrl} target="_blank" isStandalone>
            {t('website')}
          </Link>
        )}
        {event.tags.length > 0 && (
          <Inline gap={2}>
            {event.tags.map(({ id, label }) => (
              <Tag key={id}>{label}</Tag>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** Where an event is, and the way there by whatever map the device opens for the address. */
function Place({ address }: { address: string }) {
  const t = useMessages(eventsMessages);
  const { mapUrl } = useFeatureSettings(eventsSettings);
  return (
    <Stack gap={1}>
      <span>{address}</span>
      <Link href={mapUrl.replace('{address}', encodeURIComponent(address))} target="_blank" isStandalone>
        {t('onMap')}
      </Link>
    </Stack>
  );
}

/** By the clock of the event, and by that of whoever reads where it shows another time. */
function When({ event }: { event: EventDetail }) {
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
