import type { Meeting } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  ForbiddenNotice,
  Grid,
  Illustration,
  PanelSwitch,
  Spread,
  Stack,
  TabsInPlace,
} from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MeetingCard } from '../../components/Meetings/MeetingCard.tsx';
import { MeetingSkeletons } from '../../components/Meetings/MeetingSkeletons.tsx';
import { meetingMessages } from '../../messages-meetings.ts';

export interface MeetingsPanelProps {
  view: View<readonly Meeting[]>;
  isPast: boolean;
  /** The one that the address names: it is scrolled to and stands out. */
  meetingId: string;
  /** What can be done here beside reading. */
  action?: ReactNode;
  onChoose: (isPast: boolean) => void;
}

/** Meetings of a community to come, or those that are over. */
export function MeetingsPanel({ view, isPast, meetingId, action, onChoose }: MeetingsPanelProps) {
  const t = useMessages(meetingMessages);
  return (
    <Stack gap={5}>
      <Spread>
        <TabsInPlace
          label={t('meetingsShown')}
          current={isPast ? 'past' : 'upcoming'}
          items={[
            { id: 'upcoming', label: t('upcomingMeetings') },
            { id: 'past', label: t('pastMeetings') },
          ]}
          onChoose={(id) => onChoose(id === 'past')}
        />
        {action}
      </Spread>
      <PanelSwitch
        view={view}
        skeleton={<MeetingSkeletons expected={3} />}
        failedTitle={t('meetingsFailed')}
        forbidden={<ForbiddenNotice title={t('meetingsPrivate')} />}
        empty={
          <EmptyState
            scope="panel"
            illustration={<Illustration name="people" />}
            title={t(isPast ? 'noPastMeetings' : 'noMeetings')}
            text={isPast ? undefined : t('noMeetingsHint')}
          />
        }
      >
        {(meetings) => <Cards key={String(isPast)} meetings={meetings} meetingId={meetingId} />}
      </PanelSwitch>
    </Stack>
  );
}

const step = 10;

function Cards({ meetings, meetingId }: Pick<MeetingsPanelProps, 'meetingId'> & { meetings: readonly Meeting[] }) {
  const t = useMessages(meetingMessages);
  const place = meetings.findIndex(({ id }) => id === meetingId);
  const [revealed, setRevealed] = useState(step);
  const shown = Math.max(revealed, place + 1);
  const named = useRef<HTMLLIElement>(null);
  useEffect(() => {
    named.current?.scrollIntoView({ block: 'center' });
  }, [place]);
  return (
    <Stack gap={5}>
      <Grid as="ul" minColumn="md" gap={6}>
        {meetings.slice(0, shown).map((meeting, index) => (
          <li key={meeting.id} ref={index === place ? named : undefined} aria-current={index === place || undefined}>
            <MeetingCard meeting={meeting} hasCommunity={false} isHighlighted={index === place} isFirst={index === 0} />
          </li>
        ))}
      </Grid>
      {shown < meetings.length && (
        <Button onPress={() => setRevealed(shown + step)}>
          {t('showMoreMeetings', { n: Math.min(step, meetings.length - shown) })}
        </Button>
      )}
    </Stack>
  );
}
