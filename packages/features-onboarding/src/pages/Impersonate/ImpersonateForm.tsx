import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { email, maxLength, minLength, required, useForm } from '@portal/kit/form';
import { Banner, Button, Form, TextArea, TextField } from '@portal/ui';
import { messages } from '../../messages.ts';
import type { Impersonation } from './use-impersonate.ts';

export interface ImpersonateFormProps {
  isPending: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  onSubmit(who: Impersonation): Promise<void>;
}

const shortestReason = 5;

/** Whom to act for, and why, which is kept. */
export function ImpersonateForm(props: ImpersonateFormProps) {
  const t = useMessages(messages);
  const form = useForm({
    initial: { email: '', reason: '' },
    rules: {
      email: [required(t('emailRequired')), email(t('emailInvalid'))],
      reason: [
        required(t('reasonRequired')),
        minLength(shortestReason, t('reasonTooShort')),
        maxLength(limits.reasonLength, t('reasonTooLong', { max: limits.reasonLength })),
      ],
    },
    onSubmit: (values) => props.onSubmit({ email: values.email.trim(), reason: values.reason.trim() }),
  });
  return (
    <Form onSubmit={form.onSubmit} label={t('impersonateTitle')}>
      {props.refusal !== null && (
        <Banner tone="critical" role="alert">
          {props.refusal}
        </Banner>
      )}
      <TextField {...form.field('email')} label={t('memberEmail')} type="email" autoComplete="off" inputMode="email" />
      <TextArea {...form.field('reason')} label={t('reason')} description={t('reasonHint')} />
      <Button type="submit" tone="primary" isPending={props.isPending}>
        {t('impersonate')}
      </Button>
    </Form>
  );
}
