import { useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { FormDialog, Select, TextField } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { Label, LabelMutations } from './use-label-mutations.ts';

export interface LabelDialogProps {
  title: string;
  /** Null for a new one. */
  label: Label | null;
  maxChars: number;
  /** Below which a new one can stand; none of tags. */
  parents: readonly Label[];
  mutations: Pick<LabelMutations, 'create' | 'rename'>;
  onClose: () => void;
}

/** A value that is no id. */
const atTop = '';

/** Makes a category or a tag, or names it otherwise. */
export function LabelDialog({ title, label, maxChars, parents, mutations, onClose }: LabelDialogProps) {
  const t = useMessages(contentAdminMessages);
  const form = useForm({
    initial: { label: label?.label ?? '', parentId: atTop },
    rules: { label: [required(t('fillIn')), maxLength(maxChars, t('atMostCharacters', { n: maxChars }))] },
    async onSubmit({ label: written, parentId }) {
      const name = written.trim();
      await (label === null
        ? mutations.create(name, parentId === atTop ? null : parentId)
        : mutations.rename(label, name));
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <TextField {...form.field('label')} label={t('labelName')} isRequired hasAutoFocus />
      {label === null && parents.length > 0 && (
        <Select
          {...form.field('parentId')}
          label={t('labelBelow')}
          options={[
            { value: atTop, label: t('labelAtTop') },
            ...parents.map((parent) => ({ value: parent.id, label: parent.label })),
          ]}
        />
      )}
    </FormDialog>
  );
}
