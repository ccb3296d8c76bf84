import type { ContentItem } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Grid, type ListItems, type ListMore, ListSection, SkeletonCard, VirtualGrid } from '@portal/ui';
import type { ReactNode } from 'react';
import { contentMessages } from '../../messages.ts';
import { type ContentKind, contentWords } from '../../model/content-kinds.ts';
import { LiveContentCard } from './LiveContentCard.tsx';

export interface ContentGridProps {
  kind: ContentKind;
  view: View<ListItems<ContentItem>>;
  more: ListMore;
  failedTitle: string;
  empty: ReactNode;
  restoreKey: string;
}

/** News or resources as cards, however many: the list goes on as it is scrolled. */
export function ContentGrid({ kind, restoreKey, ...list }: ContentGridProps) {
  const t = useMessages(contentMessages);
  return (
    <ListSection
      {...list}
      label={t(contentWords[kind].title)}
      scope="page"
      skeleton={<CardsToCome count={8} />}
      moreSkeleton={<CardsToCome count={3} />}
      moreFailedText={t('moreFailed')}
    >
      {(items) => (
        <VirtualGrid
          {...items}
          itemKey={itemKey}
          renderItem={renderCard[kind]}
          minColumn="md"
          estimateRowSize={380}
          restoreKey={restoreKey}
        />
      )}
    </ListSection>
  );
}

function itemKey({ id }: ContentItem) {
  return id;
}

/** The same function at each drawing, as the grid measures anew for another. */
const renderCard = {
  news: (item: ContentItem, index: number) => <LiveContentCard kind="news" item={item} isFirst={index === 0} />,
  resources: (item: ContentItem, index: number) => (
    <LiveContentCard kind="resources" item={item} isFirst={index === 0} />
  ),
};

function CardsToCome({ count }: { count: number }) {
  return (
    <Grid minColumn="md" gap={6}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Grid>
  );
}
