import type { PortalEvent } from '@portal/api';
import { readerText, readerZone, useMessages, usePortal, zonedRangeText } from '@portal/kit';
import { MediaCard, MetaLine, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsMessages } from '../../messages.ts';
import { kindWords } from '../../model/event-words.ts';
import { usePrice } from '../../model/use-price.ts';
import { EventBadges } from './EventBadges.tsx';

export interface EventCardProps {
  event: PortalEvent;
  href: string | undefined;
  headingLevel?: 2 | 3;
  /** At the bottom: how to register. */
  action?: ReactNode;
  /** Over the picture: keeps the event among the favourites. */
  favourite?: ReactNode;
}

/** An event in a grid. */
export function EventCard({ event, href, headingLevel = 2, action, favourite }: EventCardProps) {
  const t = useMessages(eventsMessages);
  const { locale } = usePortal();
  const price = usePrice(event.amountFrom);
  const hours = event.cpdDetails?.hours;
  const { eventStartUtc, eventEndUtc } = event;
  const theirs = readerText(event, eventStartUtc, readerZone(), locale);
  return (
    <MediaCard
      title={event.title}
      headingLevel={headingLevel}
      href={href}
      imageUrl={event.listingImg}
      patternName={event.title}
      eyebrow={
        <Text as="span" size="xs" weight="semibold" tone="brand" maxLines={1}>
          {t(kindWords[event.type])}
        </Text>
      }
      description={event.shortDesc}
      footer={action}
      corner={favourite}
      badges={<EventBadges event={event} />}
      meta={
        <Stack gap={1}>
          <Text as="span" size="sm" weight="medium" tone="strong">
            <time dateTime={eventStartUtc}>{zonedRangeText(event, eventStartUtc, eventEndUtc, locale)}</time>
          </Text>
          {theirs !== null && (
            <Text as="span" size="xs" tone="quiet">
              {t('timeInPlace', theirs)}
            </Text>
          )}
          <MetaLine
            size="xs"
            items={[event.address ?? t('online'), price, hours !== undefined && t('cpdHours', { n: hours })]}
          />
        </Stack>
      }
    />
  );
}
