import { type CountedTag, pageSizes } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Button, Density, SearchField, Stack, Table } from '@portal/ui';
import { ListStates, NoRows } from '../../components/ListStates/ListStates.tsx';
import { usePagerWords } from '../../components/ListStates/use-pager-words.ts';
import { ManagementFrame } from '../../components/ManagementFrame/ManagementFrame.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import type { ManagedFilters } from '../CommunityList/list-filters.ts';

export interface TagsScreenProps {
  view: View<{ tags: readonly CountedTag[]; totalItemCount: number }>;
  filters: ManagedFilters;
  isUpdating: boolean;
  onTyped: (keyword: string) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  onCreate: () => void;
  onEdit: (tag: CountedTag) => void;
  onDelete: (tag: CountedTag) => void;
}

/** What posts are found by, for those who keep it. */
export function TagsScreen({ view, filters, onTyped, onCreate, ...table }: TagsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ManagementFrame
      tab="tags"
      title={t('tagsPageTitle')}
      action={
        <Button tone="primary" onPress={onCreate}>
          {t('newTag')}
        </Button>
      }
    >
      <Stack gap={4}>
        <SearchField
          label={t('searchTags')}
          isLabelHidden
          placeholder={t('searchTags')}
          value={filters.keyword}
          debounceMs={0}
          onChange={onTyped}
        />
        <ListStates
          view={view}
          skeleton={
            <Density value="compact">
              <TagTable {...table} tags={[]} filters={filters} total={0} isUpdating />
            </Density>
          }
          failedTitle={t('tagsFailed')}
        >
          {({ tags, totalItemCount }) => (
            <Density value="compact">
              <TagTable {...table} tags={tags} filters={filters} total={totalItemCount} />
            </Density>
          )}
        </ListStates>
      </Stack>
    </ManagementFrame>
  );
}

interface TagTableProps extends Pick<
  TagsScreenProps,
  'filters' | 'isUpdating' | 'onPage' | 'onClear' | 'onEdit' | 'onDelete'
> {
  tags: readonly CountedTag[];
  total: number;
}

function TagTable({ tags, total, filters, isUpdating, onPage, onClear, onEdit, onDelete }: TagTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const formats = useFormats();
  const isSearched = filters.keyword.trim() !== '';
  return (
    <Table
      caption={t('tagsPageTitle')}
      isCaptionHidden
      isLoading={isUpdating}
      rows={tags}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowActions={(tag) => [
        { id: 'edit', label: t('edit'), onPress: () => onEdit(tag) },
        { id: 'delete', label: t('delete'), tone: 'critical', onPress: () => onDelete(tag) },
      ]}
      columns={[
        { id: 'name', header: t('nameColumn'), isRowHeader: true, priority: 'high', cell: ({ name }) => name },
        {
          id: 'posts',
          header: t('postsColumn'),
          align: 'end',
          cell: ({ countOfPosts }) => formats.number(countOfPosts),
        },
      ]}
      empty={
        isSearched ? (
          <NoRows title={t('noTagsFound')} text={t('noTagsFoundHint')} onClear={onClear} />
        ) : (
          <NoRows title={t('noTagsYet')} text={t('noTagsYetHint')} />
        )
      }
      pager={{
        page: filters.page,
        pageSize: pageSizes.table,
        total,
        onPageChange: onPage,
        labels: usePagerWords(),
      }}
    />
  );
}
