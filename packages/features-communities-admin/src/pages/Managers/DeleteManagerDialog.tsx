import { calls, type Manager, useAction } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

/** Asks before somebody looks after communities no longer. */
export function DeleteManagerDialog({ manager, onClose }: { manager: Manager; onClose: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  const { email } = manager;
  const remove = useAction(calls.managers.remove, {
    success: t('deletedNamed', { name: email }),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('managerDeleteFailed'), description: message }),
    invalidates: [calls.managers.list, calls.people.search],
  });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('deleteQuestion', { name: email })}
      confirmLabel={t('deleteManager')}
      cancelLabel={t('keep')}
      isPending={remove.isPending}
      // The toast has said so where it could not be done; the question stays.
      onConfirm={() => void remove.run({ query: { userEmail: email } }).then(onClose, () => undefined)}
      onCancel={onClose}
    >
      {t('deleteManagerText')}
    </ConfirmDialog>
  );
}
