import type { Meeting } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  ForbiddenNotice,
  Grid,
  Illustration,
  type ListMore,
  PanelSwitch,
  Spread,
  Stack,
  TabsInPlace,
  Text,
} from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MeetingCard } from '../../components/Meetings/MeetingCard.tsx';
import { MeetingSkeletons } from '../../components/Meetings/MeetingSkeletons.tsx';
import { communitiesMessages } from '../../messages.ts';

export interface MeetingsPanelProps {
  view: View<readonly Meeting[]>;
  /** Behind those that are there already. */
  more?: ListMore | undefined;
  isPast: boolean;
  /** The one that the address names: it is scrolled to and stands out. */
  meetingId: string;
  /** What can be done here beside reading. */
  action?: ReactNode;
  onChoose: (isPast: boolean) => void;
}

/** Meetings of a community to come, or those that are over. */
export function MeetingsPanel({ view, more, isPast, meetingId, action, onChoose }: MeetingsPanelProps) {
  const t = useMessages(communitiesMessages);
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
        {(meetings) => <Cards key={String(isPast)} meetings={meetings} more={more} meetingId={meetingId} />}
      </PanelSwitch>
    </Stack>
  );
}

const step = 10;

interface CardsProps extends Pick<MeetingsPanelProps, 'meetingId' | 'more'> {
  meetings: readonly Meeting[];
}

function Cards({ meetings, more, meetingId }: CardsProps) {
  const t = useMessages(communitiesMessages);
  const place = meetings.findIndex(({ id }) => id === meetingId);
  const [revealed, setRevealed] = useState(step);
  const shown = Math.max(revealed, place + 1);
  const left = meetings.length - shown;
  const named = useRef<HTMLLIElement>(null);
  useEffect(() => {
    named.current?.scrollIntoView({ block: 'center' });
  }, [place]);

  function reveal() {
    setRevealed(shown + step);
    if (left <= step) more?.loadMore();
  }

  return (
    <Stack gap={5}>
      <Grid as="ul" minColumn="md" gap={6}>
        {meetings.slice(0, shown).map((meeting, index) => (
          <li key={meeting.id} ref={index === place ? named : undefined} aria-current={index === place || undefined}>
            <MeetingCard meeting={meeting} hasCommunity={false} isHighlighted={index === place} isFirst={index === 0} />
          </li>
        ))}
      </Grid>
      {(left > 0 || more?.hasMore) && (
        <Button onPress={reveal} isPending={left <= 0 && more?.isLoadingMore}>
          {t('showMoreMeetings', { n: more?.hasMore ? step : Math.min(step, left) })}
        </Button>
      )}
      {more?.moreProblem && <Text tone="critical">{t('meetingsFailed')}</Text>}
    </Stack>
  );
}
