import type { Category } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Density } from '@portal/ui';
import { ListStates } from '../../components/ListStates/ListStates.tsx';
import { ManagementFrame } from '../../components/ManagementFrame/ManagementFrame.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import { CategoryTable, type CategoryTableProps } from './CategoryTable.tsx';

export interface CategoriesScreenProps extends Pick<CategoryTableProps, 'page' | 'onPage' | 'onEdit' | 'onDelete'> {
  view: View<{ communityCategories: readonly Category[]; totalItemCount: number }>;
  isUpdating: boolean;
  onCreate: () => void;
}

/** Under what communities are found, for those who keep it. */
export function CategoriesScreen({ view, isUpdating, onCreate, ...table }: CategoriesScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ManagementFrame
      tab="categories"
      title={t('categoriesPageTitle')}
      action={
        <Button tone="primary" onPress={onCreate}>
          {t('newCategory')}
        </Button>
      }
    >
      <ListStates
        view={view}
        skeleton={
          <Density value="compact">
            <CategoryTable {...table} categories={[]} total={0} isLoading />
          </Density>
        }
        failedTitle={t('categoriesFailed')}
      >
        {({ communityCategories, totalItemCount }) => (
          <Density value="compact">
            <CategoryTable {...table} categories={communityCategories} total={totalItemCount} isLoading={isUpdating} />
          </Density>
        )}
      </ListStates>
    </ManagementFrame>
  );
}
