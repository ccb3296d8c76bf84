import { calls, type CountedTag, useAction } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { tagReads } from './tag-reads.ts';

/** Asks before a tag is deleted, and says how many posts lose it. */
export function DeleteTagDialog({ tag, onClose }: { tag: CountedTag; onClose: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  const remove = useAction(calls.catalogue.removeTag, {
    success: t('deletedNamed', { name: tag.name }),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('tagDeleteFailed'), description: message }),
    invalidates: tagReads,
  });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('deleteQuestion', { name: tag.name })}
      confirmLabel={t('deleteTag')}
      cancelLabel={t('keep')}
      isPending={remove.isPending}
      // The toast has said so where it could not be deleted; the question stays.
      onConfirm={() => void remove.run({ params: { id: tag.id } }).then(onClose, () => undefined)}
      onCancel={onClose}
    >
      {t('deleteTagText', { n: tag.countOfPosts })}
    </ConfirmDialog>
  );
}
