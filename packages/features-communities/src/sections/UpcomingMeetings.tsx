import type { Meeting } from '@portal/api';
import { useDestinations, useMessages, type View } from '@portal/kit';
import { Button, Link, PanelSwitch, SkeletonPerson, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { MeetingReplyField } from '../components/Meetings/MeetingReplyField.tsx';
import { MeetingWhen } from '../components/Meetings/MeetingWhen.tsx';
import { destinations } from '../destinations.ts';
import { communitiesManifest } from '../manifest.ts';

/** So many at first, and one more where that is all. */
const shownAtFirst = 2;

export interface UpcomingMeetingsProps {
  view: View<readonly Meeting[]>;
  /** How many are to come in all communities, once that is known. */
  upcomingCount?: number | undefined;
}

/** Of the home page: the next meetings that are published or concern whoever looks, to be answered there. */
export function UpcomingMeetings({ view, upcomingCount }: UpcomingMeetingsProps) {
  const t = useMessages(communitiesManifest.messages);
  const href = useDestinations(destinations).exploreMeetings();
  return (
    <PanelSwitch
      title={t('upcomingMeetingsTitle')}
      actions={
        href !== undefined && (
          <Link href={href} isStandalone>
            {upcomingCount === undefined ? t('allMeetings') : t('allMeetingsCounted', { n: upcomingCount })}
          </Link>
        )
      }
      view={view}
      skeleton={
        <Stack gap={5}>
          <SkeletonPerson />
          <SkeletonPerson />
        </Stack>
      }
      failedTitle={t('meetingsFailed')}
      empty={<Text tone="quiet">{t('noMeetings')}</Text>}
    >
      {(meetings) => <Lines meetings={meetings} />}
    </PanelSwitch>
  );
}

function Lines({ meetings }: { meetings: readonly Meeting[] }) {
  const t = useMessages(communitiesManifest.messages);
  const [isWhole, setWhole] = useState(false);
  const isLong = meetings.length > shownAtFirst + 1;
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={5}>
        {meetings.slice(0, isLong && !isWhole ? shownAtFirst : undefined).map((meeting) => (
          <li key={meeting.id}>
            <MeetingLine meeting={meeting} />
          </li>
        ))}
      </Stack>
      {isLong && (
        <Button size="sm" tone="quiet" isExpanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {t(isWhole ? 'fewerMeetings' : 'seeAll')}
        </Button>
      )}
    </Stack>
  );
}

function MeetingLine({ meeting }: { meeting: Meeting }) {
  const href = useDestinations(destinations).meeting({ alias: meeting.community.alias, id: meeting.id });
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        {href === undefined ? (
          <Text weight="semibold" tone="strong">
            {meeting.name}
          </Text>
        ) : (
          <Link href={href} tone="strong" isStandalone>
            {meeting.name}
          </Link>
        )}
        <MeetingWhen meeting={meeting} />
        <Text size="xs" tone="quiet">
          {meeting.community.name}
        </Text>
      </Stack>
      <MeetingReplyField meeting={meeting} />
    </Stack>
  );
}
