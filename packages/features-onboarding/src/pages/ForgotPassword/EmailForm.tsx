import { useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { Banner, Button, Form } from '@portal/ui';
import { EmailField, useEmailRules } from '../../components/EmailField.tsx';
import { onboardingMessages } from '../../messages.ts';

export interface EmailFormProps {
  isUnknown: boolean;
  isPending: boolean;
  onSubmit(email: string): Promise<void>;
}

/** The e-mail of an account; Continue says what is wrong with it. */
export function EmailForm(props: EmailFormProps) {
  const t = useMessages(onboardingMessages);
  const form = useForm({
    initial: { email: '' },
    rules: { email: useEmailRules() },
    onSubmit: (values) => props.onSubmit(values.email.trim()),
  });
  return (
    <Form onSubmit={form.onSubmit} label={t('forgotTitle')}>
      {props.isUnknown && (
        <Banner tone="critical" role="alert">
          {t('unknownEmail')}
        </Banner>
      )}
      <EmailField {...form.field('email')} />
      <Button type="submit" tone="primary" size="lg" isFullWidth isPending={props.isPending}>
        {t('forgotSend')}
      </Button>
    </Form>
  );
}
