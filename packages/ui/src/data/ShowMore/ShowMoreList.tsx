import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { type ListMore, ListSection, type ListSectionProps } from '../ListSection/ListSection.tsx';
import { ShowMore } from './ShowMore.tsx';

export interface ShowMoreListProps<T>
  extends Omit<ListSectionProps<T>, 'more' | 'moreSkeleton' | 'moreFailedText' | 'children'>, ListMore {
  /** What the button says. */
  moreLabel: string;
  /** Stands there where the next page did not come. */
  moreFailedText: string;
  /** Draws the table or the list. */
  children: (items: readonly T[]) => ReactNode;
}

/** A table or a list of the desk with its filters, its emptiness and its failure, whose next page comes when it is asked for. */
export function ShowMoreList<T>(props: ShowMoreListProps<T>) {
  const { hasMore, isLoadingMore, moreProblem, loadMore, moreLabel, moreFailedText, children, ...section } = props;
  return (
    <ListSection {...section}>
      {({ items }) => (
        <Stack gap={4}>
          {children(items)}
          <ShowMore
            {...{ hasMore, isLoadingMore, moreProblem, loadMore }}
            label={moreLabel}
            failedText={moreFailedText}
          />
        </Stack>
      )}
    </ListSection>
  );
}
