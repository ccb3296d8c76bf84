import { limits } from '@portal/api';
import { type DraftEntry, useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { Switch, TextField } from '@portal/ui';
import { DraftDialog } from '../../components/DraftDialog/DraftDialog.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import type { QuestionValues } from './use-question-actions.ts';

export interface QuestionDialogProps {
  title: string;
  submitLabel: string;
  initial: QuestionValues;
  draftKey: string;
  draftPlace: Pick<DraftEntry, 'place' | 'href'>;
  /** Rejects where it could not be saved, and then the dialog stays. */
  onSave: (question: QuestionValues) => Promise<unknown>;
  onClose: () => void;
}

/** Writes a question for those who want to join. */
export function QuestionDialog({ title, submitLabel, initial, onSave, onClose, ...props }: QuestionDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { length } = limits.joinQuestion;
  const form = useForm<QuestionValues>({
    initial,
    draftKey: props.draftKey,
    draftEntry: ({ text }) => ({ ...props.draftPlace, kind: title, text: text.trim() }),
    rules: { text: [required(t('questionRequired')), maxLength(length, t('atMostCharacters', { n: length }))] },
    async onSubmit(question) {
      await onSave(question);
      onClose();
    },
  });
  const { value, onChange } = form.field('isRequiredAssets');
  return (
    <DraftDialog title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      <TextField {...form.field('text')} label={t('questionText')} isRequired hasAutoFocus />
      <Switch
        label={t('questionFile')}
        description={t('questionFileHint')}
        isSelected={value}
        isDisabled={form.isPending}
        onChange={onChange}
      />
    </DraftDialog>
  );
}
