import type { ReactNode } from 'react';
import { PanelSwitch, type PanelSwitchProps } from '../../feedback/PanelSwitch/PanelSwitch.tsx';
import { SkeletonRegion } from '../../feedback/Skeleton/SkeletonRegion.tsx';
import type { PanelView } from '../../feedback/PanelSwitch/panel-view.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { Section, type SectionProps } from '../../layout/Section.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { VirtualListProps } from '../virtual-list/list-props.ts';

export interface ListItems<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** How a list goes on; what hooks of continued lists return. */
export interface ListMore {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next page did not come. */
  readonly moreProblem?: object | null | undefined;
  readonly loadMore: () => void;
}

/** What the list itself is given: spread it over an InfiniteList or a VirtualGrid. */
export type ListProps<T> = Pick<VirtualListProps<T>, 'label' | 'items' | 'total'> &
  Partial<Pick<VirtualListProps<T>, 'hasMore' | 'isLoadingMore' | 'loadMoreError' | 'loadingMore' | 'onEndReached'>>;

export interface ListSectionProps<T>
  extends
    Pick<SectionProps, 'title' | 'level' | 'description' | 'actions'>,
    Pick<PanelSwitchProps<ListItems<T>>, 'scope' | 'skeleton' | 'skeletonLabel' | 'failedTitle' | 'forbidden'> {
  view: PanelView<ListItems<T>>;
  /** Says what the list holds. */
  label: string;
  /** What limits the list; it stays where it is, whatever comes of it. */
  filters?: ReactNode;
  /** Says how many there are. */
  countText?: (total: number) => string;
  /** Rendered when there is nothing. */
  empty: ReactNode;
  more?: ListMore;
  /** Says at the end of the list that more could not be loaded. */
  moreFailedText?: string;
  /** Stands at the end while more is on its way; the skeleton when left out. */
  moreSkeleton?: ReactNode;
  children: (list: ListProps<T>) => ReactNode;
}

/** A list with what belongs to it: its title, filters, count, end, emptiness and failure. */
export function ListSection<T>(props: ListSectionProps<T>) {
  const { title, level, description, actions, filters, countText, view } = props;
  const list = (
    <PanelSwitch
      view={view}
      scope={props.scope}
      skeleton={props.skeleton}
      skeletonLabel={props.skeletonLabel}
      failedTitle={props.failedTitle}
      forbidden={props.forbidden}
      empty={props.empty}
    >
      {(data) => props.children(listOf(props, data))}
    </PanelSwitch>
  );
  const content =
    filters === undefined && countText === undefined ? (
      list
    ) : (
      <Stack gap={4}>
        {filters}
        {countText !== undefined && (
          <Text size="sm" tone="quiet" role="status">
            {view.state === 'ready' ? countText(view.data.total) : view.state === 'empty' ? countText(0) : ''}
          </Text>
        )}
        {list}
      </Stack>
    );
  return title === undefined ? content : <Section {...{ title, level, description, actions }}>{content}</Section>;
}

function listOf<T>(props: ListSectionProps<T>, { items, total }: ListItems<T>): ListProps<T> {
  const { label, more } = props;
  if (more === undefined) return { label, items, total };
  return {
    label,
    items,
    total,
    hasMore: more.hasMore,
    isLoadingMore: more.isLoadingMore,
    loadMoreError: more.moreProblem ? props.moreFailedText : null,
    loadingMore: <SkeletonRegion label={props.skeletonLabel}>{props.moreSkeleton ?? props.skeleton}</SkeletonRegion>,
    onEndReached: more.loadMore,
  };
}
