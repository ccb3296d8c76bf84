import { calls, type CountedTag, limits, useAction } from '@portal/api';
import { isBlankText } from '@portal/api/rules';
import { successToastMs, useMessages } from '@portal/kit';
import { custom, maxLength, useForm } from '@portal/kit/form';
import { FormDialog, TextField } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { tagReads } from './tag-reads.ts';

export interface TagDialogProps {
  /** Null for a new one. */
  tag: CountedTag | null;
  onClose: () => void;
}

/** Makes a tag, or names one otherwise. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const n = limits.catalogue.tagLength;
  const words = { success: t('savedNow'), successMs: successToastMs, touches: tagReads };
  const failure = ({ message }: { message: string }) => ({ text: t('tagSaveFailed'), description: message });
  const create = useAction(calls.catalogue.createTag, { ...words, failure });
  const edit = useAction(calls.catalogue.editTag, { ...words, failure });
  const form = useForm({
    initial: { name: tag?.name ?? '' },
    rules: {
      name: [
        custom((name: string) => !isBlankText(name), t('tagNameRequired')),
        maxLength(n, t('atMostCharacters', { n })),
      ],
    },
    async onSubmit(body) {
      if (tag === null) await create.run({ body });
      else await edit.run({ params: { id: tag.id }, body });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(tag === null ? 'newTag' : 'editTagTitle')}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('nameField')} isRequired hasAutoFocus />
    </FormDialog>
  );
}
