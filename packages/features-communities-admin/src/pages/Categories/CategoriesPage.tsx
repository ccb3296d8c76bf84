import type { Category } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { useCategories } from './use-categories.ts';

type Asked = { to: 'write'; category: Category | null } | { to: 'delete'; category: Category } | null;

/** Under what communities are found. */
export function CategoriesPage(props: PageProps) {
  return (
    <ManagementGate tab="categories">
      <LiveCategories {...props} />
    </ManagementGate>
  );
}

function LiveCategories(props: PageProps) {
  const list = useCategories(props);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      <CategoriesScreen
        {...list}
        onCreate={() => setAsked({ to: 'write', category: null })}
        onEdit={(category) => setAsked({ to: 'write', category })}
        onDelete={(category) => setAsked({ to: 'delete', category })}
      />
      {asked?.to === 'write' && <CategoryDialog category={asked.category} onClose={close} />}
      {asked?.to === 'delete' && <DeleteCategoryDialog category={asked.category} onClose={close} />}
    </>
  );
}
