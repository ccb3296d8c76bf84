import { useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { FormDialog, Select, Text } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { Label, LabelMutations } from './use-label-mutations.ts';

export interface MergeDialogProps {
  label: Label;
  /** Into which it can go. */
  targets: readonly Label[];
  text: string;
  mutations: Pick<LabelMutations, 'merge'>;
  onClose: () => void;
}

/** Puts all that has one category or tag under another, and gives the first up. */
export function MergeDialog({ label, targets, text, mutations, onClose }: MergeDialogProps) {
  const t = useMessages(contentAdminMessages);
  const form = useForm<{ intoId: string | null }>({
    initial: { intoId: null },
    rules: { intoId: [required(t('chooseOne'))] },
    async onSubmit({ intoId }) {
      if (intoId === null) return;
      await mutations.merge(label, intoId);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('mergeTitle', { name: label.label })}
      submitLabel={t('merge')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      tone="critical"
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <Select
        {...form.field('intoId')}
        label={t('mergeInto')}
        placeholder={t('chooseOne')}
        options={targets.map((target) => ({ value: target.id, label: target.label }))}
        isRequired
      />
    </FormDialog>
  );
}
