import type { ContentItem } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Grid, PanelSwitch, SkeletonCard } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { type ContentKind, contentWords } from '../../model/content-kinds.ts';
import { LiveContentCard } from '../ContentGrid/LiveContentCard.tsx';

/** How many are shown below an item. */
export const relatedAtMost = 3;

export interface RelatedProps {
  kind: ContentKind;
  view: View<readonly ContentItem[]>;
}

/** What else there is to read about the same; nothing where there is nothing. */
export function Related({ kind, view }: RelatedProps) {
  const t = useMessages(contentMessages);
  return (
    <PanelSwitch
      title={t(contentWords[kind].related)}
      view={view}
      skeleton={
        <Grid minColumn="sm" gap={6}>
          {Array.from({ length: relatedAtMost }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      }
      failedTitle={t('relatedFailed')}
    >
      {(items) => (
        <Grid minColumn="sm" gap={6}>
          {items.map((item) => (
            <LiveContentCard key={item.id} kind={kind} item={item} headingLevel={3} />
          ))}
        </Grid>
      )}
    </PanelSwitch>
  );
}
