import type { Meeting } from '@portal/api';
import type { View } from '@portal/kit';
import { useMessages } from '@portal/kit';
import { type ListItems, type ListMore, ListSection, VirtualGrid } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { MeetingCard } from './MeetingCard.tsx';
import { MeetingSkeletons } from './MeetingSkeletons.tsx';
import { useRevealed } from './use-revealed.ts';

interface RevealedMeetingsProps {
  view: View<ListItems<Meeting>>;
  /** Behind those that are there already. */
  more?: ListMore | undefined;
  label: string;
  empty: ReactNode;
  restoreKey: string;
  /** Begins anew with each other one. */
  of: string;
}

/** All meetings that were found, ten more each time that the end is reached. */
export function RevealedMeetings({ view, more, of, restoreKey, ...list }: RevealedMeetingsProps) {
  const t = useMessages(communitiesMessages);
  const { count, more: reveal } = useRevealed(of);
  return (
    <ListSection
      {...list}
      view={view}
      more={more}
      moreFailedText={t('meetingsFailed')}
      scope="page"
      failedTitle={t('meetingsFailed')}
      skeleton={<MeetingSkeletons expected={6} />}
    >
      {(found) => (
        <VirtualGrid
          {...found}
          items={found.items.slice(0, count)}
          hasMore={count < found.items.length || found.hasMore}
          onEndReached={() => {
            // What is there already comes first.
            if (count < found.items.length) reveal();
            else found.onEndReached?.();
          }}
          itemKey={itemKey}
          renderItem={renderCard}
          minColumn="md"
          estimateRowSize={620}
          restoreKey={restoreKey}
        />
      )}
    </ListSection>
  );
}

function itemKey({ id }: Meeting) {
  return id;
}

function renderCard(meeting: Meeting, index: number) {
  return <MeetingCard meeting={meeting} isFirst={index === 0} />;
}
