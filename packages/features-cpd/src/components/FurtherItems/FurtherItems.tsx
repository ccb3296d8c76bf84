import type { PagesState } from '@portal/api';
import { Button, PanelSwitch, ProblemPanel, Skeleton, Stack } from '@portal/ui';
import type { ReactNode } from 'react';

interface FurtherItemsProps<Item> {
  pages: PagesState<Item>;
  /** What the button to the next page says. */
  moreLabel: string;
  failedText: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** Below a list whose beginning came with something else: the rest of it, a page at a time, and why a page did not come. */
export function FurtherItems<Item>({ pages, moreLabel, failedText, children }: FurtherItemsProps<Item>) {
  const { view, hasMore, isLoadingMore, moreProblem, loadMore } = pages;
  return (
    <PanelSwitch view={view} skeleton={<Skeleton lines={6} />} failedTitle={failedText}>
      {({ items }) => (
        <Stack gap={4}>
          {children(items)}
          {moreProblem !== null && (
            <ProblemPanel scope="panel" title={failedText} detail={moreProblem.message} onRetry={loadMore} />
          )}
          {hasMore && moreProblem === null && (
            <Button isPending={isLoadingMore} onPress={loadMore}>
              {moreLabel}
            </Button>
          )}
        </Stack>
      )}
    </PanelSwitch>
  );
}
