import type { Category } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { useCategories } from './use-categories.ts';

type DialogState = { to: 'write'; category: Category | null } | { to: 'delete'; category: Category } | null;

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
  const [dialog, setDialog] = useState<DialogState>(null);
  const close = () => setDialog(null);
  return (
    <>
      <CategoriesScreen
        {...list}
        onCreate={() => setDialog({ to: 'write', category: null })}
        onEdit={(category) => setDialog({ to: 'write', category })}
        onDelete={(category) => setDialog({ to: 'delete', category })}
      />
      {dialog?.to === 'write' && <CategoryDialog category={dialog.category} onClose={close} />}
      {dialog?.to === 'delete' && <DeleteCategoryDialog category={dialog.category} onClose={close} />}
    </>
  );
}
