import { type DecisionReason, type DecisionWords, limits } from '@portal/api';
import { decisionReasons } from '@portal/rules';
import { ProblemError, useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { FormDialog, RadioGroup, Text, TextArea } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { decisionReasonWords } from './decision-reason-words.ts';

export interface DecisionReasonDialogProps {
  title: string;
  /** What becomes of it. */
  text?: ReactNode;
  confirmLabel: string;
  /** Rejects where it could not be done, and then the dialog stays, unless what was read has changed. */
  onReason: (because: DecisionWords) => Promise<unknown>;
  onClose: () => void;
}

interface ReasonValues {
  reason: DecisionReason | null;
  message: string;
}

const { messageLength } = limits.moderation;

/** Asks why something is decided against, before it is: whom it concerns is told. */
export function DecisionReasonDialog({ title, text, confirmLabel, onReason, onClose }: DecisionReasonDialogProps) {
  const t = useMessages(communitiesMessages);
  const form = useForm<ReasonValues>({
    initial: { reason: null, message: '' },
    rules: {
      reason: [required(t('decisionReasonRequired'))],
      message: [
        maxLength(messageLength, t('atMostCharacters', { n: messageLength })),
        (message, { reason }) => (reason === 'other' && message.trim() === '' ? t('decisionMessageRequired') : null),
      ],
    },
    async onSubmit({ reason, message }) {
      if (reason === null) return;
      try {
        await onReason({ reason, message: message.trim() });
      } catch (error) {
        // Nothing is decided unread: what has changed meanwhile is read first.
        if (error instanceof ProblemError && error.problem.code === 'stale') onClose();
        throw error;
      }
      onClose();
    },
  });
  const { onChange, ...reason } = form.field('reason');
  return (
    <FormDialog
      title={title}
      tone="critical"
      submitLabel={confirmLabel}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      {text !== undefined && <Text>{text}</Text>}
      <RadioGroup
        {...reason}
        label={t('decisionReason')}
        description={t('decisionReasonHint')}
        options={decisionReasons.map((value) => ({ value, label: t(decisionReasonWords[value]) }))}
        onChange={(value) => onChange(decisionReasons.find((known) => known === value) ?? null)}
        isRequired
      />
      <TextArea
        {...form.field('message')}
        label={t('decisionMessage')}
        isOptional={form.values.reason !== 'other'}
        isRequired={form.values.reason === 'other'}
        maxCount={messageLength}
        rows={3}
      />
    </FormDialog>
  );
}
