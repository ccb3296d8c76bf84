import { pageSizes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  Grid,
  Illustration,
  type IllustrationName,
  PanelSwitch,
  Pager,
  SkeletonCard,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { directoryMessages } from '../../messages.ts';
import { pagedTotal } from '../../model/directory-page.ts';

export interface CardPage<T> {
  items: readonly T[];
  total: number;
}

interface CardPagesProps<T> {
  /** Names them where they are a part of a page. */
  title?: string;
  view: View<CardPage<T>>;
  page: number;
  onPageChange: (page: number) => void;
  /** Something narrows the list: it can be taken away. */
  isLimited: boolean;
  onClear: () => void;
  /** Says that there are none. */
  emptyTitle: string;
  /** What else could be tried, where something narrows the list. */
  emptyText?: string;
  illustration: IllustrationName;
  /** The map stands beside them: they have half of the room. */
  isBesideMap?: boolean;
  failedTitle: string;
  skeletonLabel: string;
  children: (item: T) => ReactNode;
}

const expected = 8;

/** Cards of a directory, a page at a time. */
export function CardPages<T>({ view, page, onPageChange, isLimited, onClear, children, ...panel }: CardPagesProps<T>) {
  const t = useMessages(directoryMessages);
  const { title } = panel;
  const room = panel.isBesideMap === true ? {} : ({ columns: 'wideCards' } as const);
  return (
    <PanelSwitch
      {...(title !== undefined && { title })}
      view={view}
      scope={title === undefined ? 'page' : 'panel'}
      failedTitle={panel.failedTitle}
      skeletonLabel={panel.skeletonLabel}
      skeleton={
        <Grid {...room} gap={6}>
          {Array.from({ length: expected }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      }
      empty={
        <EmptyState
          illustration={<Illustration name={isLimited ? 'search' : panel.illustration} />}
          title={panel.emptyTitle}
          headingLevel={title === undefined ? 2 : 3}
          text={isLimited ? (panel.emptyText ?? t('tryOtherFilters')) : undefined}
          action={isLimited && <Button onPress={onClear}>{t('clearAllFilters')}</Button>}
        />
      }
    >
      {({ items, total }) => (
        <Stack gap={6}>
          <Grid {...room} gap={6}>
            {items.map(children)}
          </Grid>
          {total > pageSizes.directory && (
            <Pager
              page={page}
              pageSize={pageSizes.directory}
              total={pagedTotal(total)}
              onPageChange={onPageChange}
              labels={{ name: t('pages'), items: (range) => t('pagerItems', range) }}
            />
          )}
        </Stack>
      )}
    </PanelSwitch>
  );
}
