import { type Category, pageSizes } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Table, type TableColumn, type TableProps } from '@portal/ui';
import { useMemo } from 'react';
import { NoRows } from '../../components/ListStates/ListStates.tsx';
import { usePagerWords } from '../../components/ListStates/use-pager-words.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { CategoryName } from './CategoryName.tsx';

interface CategoryActions {
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

export interface CategoryTableProps extends CategoryActions, Pick<TableProps<Category>, 'isLoading'> {
  categories: readonly Category[];
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Categories, ten a page; each opens to those below it. */
export function CategoryTable({ categories, page, total, onPage, isLoading, ...actions }: CategoryTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const shared = useShared(actions);
  return (
    <Table
      {...shared}
      caption={t('categoriesPageTitle')}
      isCaptionHidden
      isLoading={isLoading}
      rows={categories}
      isRowExpandable={({ subCategories }) => subCategories.length > 0}
      renderExpanded={(category) => <Subcategories category={category} {...actions} />}
      columns={useColumns(true)}
      empty={<NoRows title={t('noCategoriesYet')} text={t('noCategoriesYetHint')} />}
      pager={{ page, pageSize: pageSizes.table, total, onPageChange: onPage, labels: usePagerWords() }}
    />
  );
}

function Subcategories({ category, ...actions }: CategoryActions & { category: Category }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Table
      {...useShared(actions)}
      caption={t('subcategoriesOf', { name: category.name })}
      isCaptionHidden
      rows={category.subCategories}
      columns={useColumns(false)}
    />
  );
}

function useShared({ onEdit, onDelete }: CategoryActions) {
  const t = useMessages(communitiesAdminMessages);
  return {
    rowId: ({ id }: Category) => id,
    rowLabel: ({ name }: Category) => name,
    rowActions: (category: Category) => [
      { id: 'edit', label: t('edit'), onPress: () => onEdit(category) },
      // Those below it go first.
      ...(category.subCategoriesCount > 0
        ? []
        : [{ id: 'delete', label: t('delete'), tone: 'critical' as const, onPress: () => onDelete(category) }]),
    ],
  };
}

function useColumns(isTop: boolean): TableColumn<Category>[] {
  const t = useMessages(communitiesAdminMessages);
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('nameColumn'),
        isRowHeader: true,
        priority: 'high',
        width: 'md',
        cell: (category) => <CategoryName category={category} />,
      },
      {
        id: 'description',
        header: t('descriptionColumn'),
        width: 'md',
        cell: ({ description }) => description || t('noValue'),
      },
      ...(isTop
        ? [
            {
              id: 'subcategories',
              header: t('subcategoriesColumn'),
              align: 'end' as const,
              cell: ({ subCategoriesCount: n }: Category) => formats.number(n),
            },
          ]
        : []),
      {
        id: 'communities',
        header: t('communitiesColumn'),
        align: 'end',
        cell: ({ communityCount: n }) => formats.number(n),
      },
      {
        id: 'created',
        header: t('createdColumn'),
        priority: 'low',
        cell: ({ createdAt }) => formats.dateMedium(createdAt),
      },
    ],
    [t, formats, isTop],
  );
}
