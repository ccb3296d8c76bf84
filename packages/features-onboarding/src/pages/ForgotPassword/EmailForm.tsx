import { useMessages } from '@portal/kit';
import { email, required, useForm } from '@portal/kit/form';
import { Banner, Button, Form, TextField } from '@portal/ui';
import { messages } from '../../messages.ts';

export interface EmailFormProps {
  isUnknown: boolean;
  isPending: boolean;
  onSubmit(email: string): Promise<void>;
}

/** The e-mail of an account; Continue says what is wrong with it. */
export function EmailForm(props: EmailFormProps) {
  const t = useMessages(messages);
  const form = useForm({
    initial: { email: '' },
    rules: { email: [required(t('emailRequired')), email(t('emailInvalid'))] },
    onSubmit: (values) => props.onSubmit(values.email.trim()),
  });
  return (
    <Form onSubmit={form.onSubmit} label={t('forgotTitle')}>
      {props.isUnknown && (
        <Banner tone="critical" role="alert">
          {t('unknownEmail')}
        </Banner>
      )}
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        size="large"
      />
      <Button type="submit" tone="primary" size="large" isFullWidth isPending={props.isPending}>
        {t('forgotSend')}
      </Button>
    </Form>
  );
}
