import { calls, type Category, useAction } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { categoryReads } from './category-reads.ts';

/** Asks before a category is deleted, and says how many communities lose it. */
export function DeleteCategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  const remove = useAction(calls.catalogue.removeCategory, {
    success: t('deletedNamed', { name: category.name }),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('categoryDeleteFailed'), description: message }),
    invalidates: categoryReads,
  });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('deleteQuestion', { name: category.name })}
      confirmLabel={t('deleteCategory')}
      cancelLabel={t('keep')}
      isPending={remove.isPending}
      // The toast has said so where it could not be deleted; the question stays.
      onConfirm={() => void remove.run({ params: { id: category.id } }).then(onClose, () => undefined)}
      onCancel={onClose}
    >
      {t('deleteCategoryText', { n: category.communityCount })}
    </ConfirmDialog>
  );
}
