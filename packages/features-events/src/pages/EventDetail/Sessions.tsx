import type { EventDetail } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { momentOf } from '@portal/api/rules';
import { Section, Stack, Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { zonedRangeText } from '../../model/event-times.ts';

/** The parts of an event, each by the clock of its own zone. */
export function Sessions({ sessions }: Pick<EventDetail, 'sessions'>) {
  const t = useMessages(messages);
  const { locale } = usePortal();
  if (sessions.length === 0) return null;
  return (
    <Section title={t('sessions')}>
      <Stack gap={4} as="ul">
        {sessions.map((session) => {
          const start = momentOf(session.startDateTime, session.startTimeZone).toISOString();
          return (
            <li key={`${session.title} ${start}`}>
              <Stack gap={1}>
                <Text as="span" weight="semibold" tone="strong">
                  {session.title}
                </Text>
                <Text as="span" size="sm" tone="quiet">
                  <time dateTime={start}>{zonedRangeText(session, start, locale)}</time>
                </Text>
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}
