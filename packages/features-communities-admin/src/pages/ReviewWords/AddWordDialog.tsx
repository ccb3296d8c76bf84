import { calls, limits, useAction } from '@portal/api';
import { isBlankText } from '@portal/rules';
import { successToastMs, useMessages } from '@portal/kit';
import { custom, maxLength, useForm } from '@portal/kit/form';
import { FormDialog, TextField } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

/** Takes a word or an address into the list. */
export function AddWordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  const n = limits.review.wordLength;
  const add = useAction(calls.moderation.addReviewWord, {
    success: t('wordAdded'),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('wordAddFailed'), description: message }),
    invalidates: [calls.moderation.reviewWords],
  });
  const form = useForm({
    initial: { text: '' },
    rules: {
      text: [
        custom((text: string) => !isBlankText(text), t('wordRequired')),
        maxLength(n, t('atMostCharacters', { n })),
      ],
    },
    async onSubmit(body) {
      await add.run({ body });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('addWord')}
      submitLabel={t('add')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <TextField {...form.field('text')} label={t('wordField')} description={t('wordHint')} isRequired hasAutoFocus />
    </FormDialog>
  );
}
