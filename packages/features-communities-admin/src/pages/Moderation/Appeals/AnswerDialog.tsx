import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { FormDialog, Text, TextArea } from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';

export interface AnswerDialogProps {
  outcome: 'upheld' | 'reversed';
  title: string;
  /** Rejects where it did not arrive, and then the dialog stays. */
  onAnswer: (answer: string) => Promise<unknown>;
  onClose: () => void;
}

const { answerLength } = limits.moderation;

/** Answers an appeal in words, which its author is sent. */
export function AnswerDialog({ outcome, title, onAnswer, onClose }: AnswerDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const form = useForm({
    initial: { answer: '' },
    rules: {
      answer: [required(t('fieldRequired')), maxLength(answerLength, t('atMostCharacters', { n: answerLength }))],
    },
    async onSubmit({ answer }) {
      await onAnswer(answer.trim());
      onClose();
    },
  });
  const isReversed = outcome === 'reversed';
  return (
    <FormDialog
      title={t(isReversed ? 'reverseTitle' : 'upholdTitle', { title })}
      submitLabel={t(isReversed ? 'reverse' : 'uphold')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <Text>{t(isReversed ? 'reverseText' : 'upholdText')}</Text>
      <TextArea
        {...form.field('answer')}
        label={t('answerToAuthor')}
        description={t('answerHint')}
        maxCount={answerLength}
        isRequired
        rows={4}
      />
    </FormDialog>
  );
}
