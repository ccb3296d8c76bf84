import type { GapCourse, GapEvent } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Heading, Link, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { messages } from '../../messages.ts';

/** What gives something of what is missing. */
export interface Gap {
  events: GapEvent[];
  courses: GapCourse[];
}

export interface GapEventsProps {
  view: View<Gap>;
  unit: 'hours' | 'points';
  /** Up to when events are looked for. */
  lastDay: string;
  eventHrefOf: (id: string) => string | undefined;
}

/** Events and courses that give something of what is missing, or that there are none. */
export function GapEvents({ view, unit, lastDay, eventHrefOf }: GapEventsProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  const amount = (n: number) => t(unit, { n });
  return (
    <PanelSwitch
      title={t('gapTitle')}
      level={3}
      view={view}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('gapFailed')}
      empty={
        <Text size="sm" tone="quiet">
          {t('gapNone', { day: formats.day(lastDay) })}
        </Text>
      }
    >
      {({ events, courses }) => (
        <Stack gap={4}>
          {events.length > 0 && (
            <Stack as="ul" gap={3} label={t('gapTitle')}>
              {events.map(({ eventId, title, eventStartUtc, hours, fills }) => (
                <li key={eventId}>
                  <Link href={eventHrefOf(eventId)}>{title}</Link>
                  <Text size="sm" tone="quiet">
                    {t(fills.categoryName === null ? 'gapFacts' : 'gapFactsOfCategory', {
                      day: formats.dateMedium(eventStartUtc),
                      amount: amount(hours),
                      category: fills.categoryName ?? '',
                    })}
                  </Text>
                </li>
              ))}
            </Stack>
          )}
          {courses.length > 0 && <Courses courses={courses} amount={amount} />}
        </Stack>
      )}
    </PanelSwitch>
  );
}

function Courses({ courses, amount }: { courses: readonly GapCourse[]; amount: (n: number) => string }) {
  const t = useMessages(messages);
  return (
    <Stack gap={2}>
      <Heading level={4} size="sm">
        {t('gapCourses')}
      </Heading>
      <Stack as="ul" gap={3} label={t('gapCourses')}>
        {courses.map(({ courseId, title, loginUrl, hours, fills }) => (
          <li key={courseId}>
            {loginUrl === null ? <Text>{title}</Text> : <Link href={loginUrl}>{title}</Link>}
            <Text size="sm" tone="quiet">
              {t(fills.categoryName === null ? 'gapAmount' : 'gapAmountOfCategory', {
                amount: amount(hours),
                category: fills.categoryName ?? '',
              })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
