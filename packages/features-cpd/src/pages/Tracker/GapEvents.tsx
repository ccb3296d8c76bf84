import type { GapEvent } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Link, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { dayText } from '../../model/cpd-dates.ts';

export interface GapEventsProps {
  view: View<{ events: GapEvent[] }>;
  unit: 'hours' | 'points';
  /** The last day of the period. */
  lastDay: string;
  eventHrefOf: (id: string) => string | undefined;
}

/** Events that give something of what is missing, or that there are none. */
export function GapEvents({ view, unit, lastDay, eventHrefOf }: GapEventsProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  return (
    <PanelSwitch
      title={t('gapTitle')}
      level={3}
      view={view}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('gapFailed')}
      empty={
        <Text size="sm" tone="quiet">
          {t('gapNone', { day: dayText(lastDay) })}
        </Text>
      }
    >
      {({ events }) => (
        <Stack as="ul" gap={3} label={t('gapTitle')}>
          {events.map(({ eventId, title, eventStartUtc, hours, fills }) => (
            <li key={eventId}>
              <Link href={eventHrefOf(eventId)}>{title}</Link>
              <Text size="sm" tone="quiet">
                {t(fills.categoryName === null ? 'gapFacts' : 'gapFactsOfCategory', {
                  day: formats.dateMedium(eventStartUtc),
                  amount: t(unit, { n: hours }),
                  category: fills.categoryName ?? '',
                })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </PanelSwitch>
  );
}
