import type { PortalEvent } from '@portal/api';
import { useDestinations, useMessages, usePortal, type View, zonedRangeText } from '@portal/kit';
import { Link, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { eventsManifest } from '../manifest.ts';

export const upcomingAtMost = 3;

/** Of the home page: the next events that one attends. */
export function UpcomingEvents({ view }: { view: View<readonly PortalEvent[]> }) {
  const t = useMessages(eventsManifest.messages);
  const href = useDestinations(destinations).attending();
  return (
    <PanelSwitch
      title={t('homeSectionTitle')}
      actions={
        href !== undefined && (
          <Link href={href} isStandalone>
            {t('seeAll')}
          </Link>
        )
      }
      view={view}
      skeleton={
        <Stack gap={4}>
          {Array.from({ length: upcomingAtMost }, (_, index) => (
            <Stack key={index} gap={1}>
              <Skeleton width="long" />
              <Skeleton kind="small" width="short" />
            </Stack>
          ))}
        </Stack>
      }
      failedTitle={t('homeEventsFailed')}
      empty={<Text tone="quiet">{t('noUpcoming')}</Text>}
    >
      {(events) => (
        <Stack as="ul" gap={4}>
          {events.map((event) => (
            <li key={event.id}>
              <EventLine event={event} />
            </li>
          ))}
        </Stack>
      )}
    </PanelSwitch>
  );
}

function EventLine({ event }: { event: PortalEvent }) {
  const { locale } = usePortal();
  const href = useDestinations(destinations).event({ id: event.id });
  const { eventStartUtc, eventEndUtc } = event;
  return (
    <Stack gap={1}>
      {href === undefined ? (
        <Text weight="semibold" tone="strong">
          {event.title}
        </Text>
      ) : (
        <Link href={href} tone="strong" isStandalone>
          {event.title}
        </Link>
      )}
      <Text size="xs" tone="quiet">
        <time dateTime={eventStartUtc}>{zonedRangeText(event, eventStartUtc, eventEndUtc, locale)}</time>
      </Text>
    </Stack>
  );
}
