import type { Community } from '@portal/api';
import type { View } from '@portal/kit';
import { Grid, type ListItems, ListSection, SkeletonCard, VirtualGrid } from '@portal/ui';
import type { ReactNode } from 'react';
import { LiveCommunityCard } from './LiveCommunityCard.tsx';

export interface LiveCommunityGridProps {
  view: View<ListItems<Community>>;
  /** Says what the list holds. */
  label: string;
  failedTitle: string;
  empty: ReactNode;
  /** Cards of the skeleton. */
  expected: number;
  restoreKey: string;
}

/** A page's communities as cards, however many. */
export function LiveCommunityGrid({ expected, restoreKey, ...list }: LiveCommunityGridProps) {
  return (
    <ListSection
      {...list}
      scope="page"
      skeleton={
        <Grid minColumn="md" gap={6}>
          {Array.from({ length: expected }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      }
    >
      {(items) => (
        <VirtualGrid
          {...items}
          itemKey={itemKey}
          renderItem={renderCard}
          minColumn="md"
          estimateRowSize={420}
          restoreKey={restoreKey}
        />
      )}
    </ListSection>
  );
}

function itemKey(community: Community) {
  return community.id;
}

function renderCard(community: Community, index: number) {
  return <LiveCommunityCard community={community} isFirst={index === 0} />;
}
