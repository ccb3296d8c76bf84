import { calls, type ReviewWord, useAction } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

/** Asks before posts are held for a word no longer. */
export function RemoveWordDialog({ word, onClose }: { word: ReviewWord; onClose: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  const remove = useAction(calls.moderation.removeReviewWord, {
    success: t('wordRemoved', { text: word.text }),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('wordRemoveFailed'), description: message }),
    invalidates: [calls.moderation.reviewWords],
  });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('removeWordQuestion', { text: word.text })}
      confirmLabel={t('remove')}
      cancelLabel={t('keep')}
      isPending={remove.isPending}
      // The toast has said so where it could not be removed; the question stays.
      onConfirm={() => void remove.run({ params: { wordId: word.id } }).then(onClose, () => undefined)}
      onCancel={onClose}
    >
      {t('removeWordText')}
    </ConfirmDialog>
  );
}
