import type { ContentItem } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  Heading,
  Illustration,
  LazySelect,
  type ListItems,
  type ListMore,
  PageLayout,
  Spread,
  Stack,
} from '@portal/ui';
import { ContentGrid } from '../../components/ContentGrid/ContentGrid.tsx';
import { contentMessages } from '../../messages.ts';
import { contentWords } from '../../model/content-kinds.ts';
import { sortFrom } from '../../model/content-sorts.ts';
import { isFiltered, noFilters, withoutFilters } from './content-filters.ts';
import * as styles from './ContentListScreen.css.ts';
import { ContentListBar } from './ContentListBar.tsx';
import { sortWords } from './filter-words.ts';
import { ContentListPanel, type ContentListPanelProps } from './ContentListPanel.tsx';

export interface ContentListScreenProps extends Omit<ContentListPanelProps, 'hasSearch'> {
  view: View<ListItems<ContentItem>>;
  more: ListMore;
  /** Of those that are shown as bookmarked, how many are not any more. */
  takenOut?: number | undefined;
  /** A changed filter is on its way. */
  isUpdating: boolean;
}

/** News or resources: a panel of what limits them, and a grid of cards. */
export function ContentListScreen(props: ContentListScreenProps) {
  const { kind, categories, categoryId } = props;
  const t = useMessages(contentMessages);
  const category = categories.state === 'ready' ? categories.data.find(({ id }) => id === categoryId) : undefined;
  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      side={<ContentListPanel {...props} hasSearch />}
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {category?.label ?? t(contentWords[kind].title)}
          </Heading>
          <div className={styles.sort}>
            <SortChoice {...props} />
          </div>
        </Spread>
      }
    >
      <Stack gap={5}>
        <ContentListBar {...props} />
        <ContentGrid
          kind={kind}
          view={props.view}
          more={props.more}
          failedTitle={t(contentWords[kind].listFailed)}
          restoreKey={`content.${kind}.${categoryId}`}
          empty={<Nothing {...props} />}
        />
      </Stack>
    </PageLayout>
  );
}

function SortChoice({ filters, onChosen }: ContentListScreenProps) {
  const t = useMessages(contentMessages);
  return (
    <LazySelect
      label={t('sortBy')}
      isLabelHidden
      isCompact
      name="sort"
      value={filters.sort}
      onChange={(sort) => onChosen({ ...filters, sort: sortFrom(sort) })}
      options={sortWords.map(([value, label]) => ({ value, label: t(label) }))}
    />
  );
}

function Nothing({ kind, filters, onChosen }: ContentListScreenProps) {
  const t = useMessages(contentMessages);
  const isNarrowed = isFiltered(filters);
  const isMineAlone = filters.onlyMine && !isFiltered({ ...filters, onlyMine: noFilters.onlyMine });
  return (
    <EmptyState
      illustration={<Illustration name="search" />}
      title={t(contentWords[kind].none)}
      text={t(isMineAlone ? 'nothingKept' : isNarrowed ? 'tryOtherFilters' : 'nothingToComeYet')}
      action={isNarrowed && <Button onPress={() => onChosen(withoutFilters(filters))}>{t('clearAllFilters')}</Button>}
    />
  );
}
