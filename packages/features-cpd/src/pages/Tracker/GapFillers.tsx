import type { GapCourse, GapEvent } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Heading, Link, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

/** What gives something of what is missing. */
export interface Gap {
  events: GapEvent[];
  courses: GapCourse[];
}

export interface GapFillersProps {
  view: View<Gap>;
  /** A portal without events offers courses alone. */
  hasEvents: boolean;
  unit: Unit;
  /** Up to when events are looked for. */
  lastDay: string;
  eventHrefOf: (id: string) => string | undefined;
}

type Unit = 'hours' | 'points';

/** Events and courses that give something of what is missing, or that there are none. */
export function GapFillers({ view, hasEvents, unit, lastDay, eventHrefOf }: GapFillersProps) {
  const t = useMessages(cpdMessages);
  const formats = useFormats();
  const none = hasEvents ? t('gapNone', { day: formats.day(lastDay) }) : t('gapCoursesNone');
  return (
    <PanelSwitch
      title={t(hasEvents ? 'gapTitle' : 'gapCourses')}
      level={3}
      view={view}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t(hasEvents ? 'gapFailed' : 'gapCoursesFailed')}
      empty={<None>{none}</None>}
    >
      {({ events, courses }) => {
        if (!hasEvents) return <Courses courses={courses} unit={unit} />;
        return (
          <Stack gap={4}>
            {events.length === 0 ? (
              <None>{none}</None>
            ) : (
              <Events events={events} unit={unit} eventHrefOf={eventHrefOf} />
            )}
            {courses.length > 0 && (
              <Stack gap={2}>
                <Heading level={4} size="sm">
                  {t('gapCourses')}
                </Heading>
                <Courses courses={courses} unit={unit} />
              </Stack>
            )}
          </Stack>
        );
      }}
    </PanelSwitch>
  );
}

function None({ children }: { children: string }) {
  return (
    <Text size="sm" tone="quiet">
      {children}
    </Text>
  );
}

interface EventsProps extends Pick<GapFillersProps, 'unit' | 'eventHrefOf'> {
  events: readonly GapEvent[];
}

function Events({ events, unit, eventHrefOf }: EventsProps) {
  const t = useMessages(cpdMessages);
  const formats = useFormats();
  return (
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
  );
}

function Courses({ courses, unit }: { courses: readonly GapCourse[]; unit: Unit }) {
  const t = useMessages(cpdMessages);
  return (
    <Stack as="ul" gap={3} label={t('gapCourses')}>
      {courses.map(({ courseId, title, loginUrl, hours, fills }) => (
        <li key={courseId}>
          {loginUrl === null ? <Text>{title}</Text> : <Link href={loginUrl}>{title}</Link>}
          <Text size="sm" tone="quiet">
            {t(fills.categoryName === null ? 'gapAmount' : 'gapAmountOfCategory', {
              amount: t(unit, { n: hours }),
              category: fills.categoryName ?? '',
            })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
