import type { EventDetail } from '@portal/api';
import { useMessages, usePortal, zonedRangeText } from '@portal/kit';
import { momentOf } from '@portal/rules';
import { Inline, Section, Stack, Text } from '@portal/ui';
import { AddToCalendar } from '../../components/OwnCalendar/AddToCalendar.tsx';
import { eventsMessages } from '../../messages.ts';

/** The parts of an event, each by the clock of its own zone. */
export function Sessions({ event }: { event: EventDetail }) {
  const t = useMessages(eventsMessages);
  const { locale } = usePortal();
  const { sessions } = event;
  const isToCome = event.closedBecause !== 'past' && event.closedBecause !== 'cancelled';
  if (sessions.length === 0) return null;
  return (
    <Section title={t('sessions')}>
      <Stack gap={4} as="ul">
        {sessions.map((session) => {
          const start = momentOf(session.startDateTime, session.startTimeZone);
          const end = momentOf(session.endDateTime, session.endTimeZone);
          return (
            <li key={`${session.title} ${start.getTime()}`}>
              <Inline gap={3} isWrapping={false} align="start" justify="between">
                <Stack gap={1}>
                  <Text as="span" weight="semibold" tone="strong">
                    {session.title}
                  </Text>
                  <Text as="span" size="sm" tone="quiet">
                    <time dateTime={start.toISOString()}>
                      {zonedRangeText(session, start.toISOString(), end.toISOString(), locale)}
                    </time>
                  </Text>
                </Stack>
                {isToCome && (
                  <AddToCalendar
                    isOfSession
                    title={session.title}
                    details={event.title}
                    location={event.address}
                    start={start}
                    end={end}
                    fileUrl={session.calendarUrl}
                  />
                )}
              </Inline>
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}
