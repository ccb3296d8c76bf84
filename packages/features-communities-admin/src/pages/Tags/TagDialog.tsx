import { calls, type CountedTag, limits, pageSizes, useAction, useEndpoint } from '@portal/api';
import { isBlankText } from '@portal/rules';
import { successToastMs, useMessages } from '@portal/kit';
import { custom, maxLength, useForm } from '@portal/kit/form';
import { FormDialog, TextField } from '@portal/ui';
import { TheirForm } from '../../components/Theirs/TheirForm.tsx';
import { unlessStale, useStaleSave } from '../../components/Theirs/use-stale-save.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { tagReads } from './tag-reads.ts';

export interface TagDialogProps {
  /** Null for a new one. */
  tag: CountedTag | null;
  onClose: () => void;
}

function valuesOf(tag: CountedTag | null) {
  // When it was changed: of the tag that was read.
  return { name: tag?.name ?? '', updatedAt: tag?.updatedAt ?? null };
}

/** Makes a tag, or names one otherwise. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const n = limits.catalogue.tagLength;
  const words = { success: t('saved'), successMs: successToastMs, invalidates: tagReads };
  const failure = unlessStale(t('tagSaveFailed'));
  const create = useAction(calls.catalogue.createTag, { ...words, failure });
  const edit = useAction(calls.catalogue.editTag, { ...words, failure });
  const stale = useStaleSave();
  // Under another name it need not be on the page, or found by what was searched.
  const query = { page: 1, pageSize: pageSizes.list };
  const { data } = useEndpoint(calls.posts.tags, { query }, { enabled: stale.isStale });
  const latest = data?.tags.find(({ id }) => id === tag?.id);
  const form = useForm({
    initial: valuesOf(tag),
    rules: {
      name: [
        custom((name: string) => !isBlankText(name), t('tagNameRequired')),
        maxLength(n, t('atMostCharacters', { n })),
      ],
    },
    async onSubmit({ name, updatedAt }) {
      if (tag === null) await create.run({ body: { name } });
      else await stale.saving(edit.run({ params: { id: tag.id }, body: { name, updatedAt } }));
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
      <TheirForm
        form={form}
        stale={stale}
        latest={latest && valuesOf(latest)}
        fields={[{ term: t('nameField'), words: ({ name }) => name }]}
      />
      <TextField {...form.field('name')} label={t('nameField')} isRequired hasAutoFocus />
    </FormDialog>
  );
}
