import { useMessages } from '@portal/kit';
import { email, required, useForm } from '@portal/kit/form';
import { Button, Form, Link, Stack, Text, TextField } from '@portal/ui';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import { looksLikeEmail } from '../SignIn/sign-in-rules.ts';

export interface FirstTimeEmailScreenProps {
  organisation: string;
  initialEmail: string;
  isPending: boolean;
  signInHref: string | undefined;
  onSubmit(email: string): Promise<void>;
}

/** The e-mail of whoever comes for the first time; Continue waits until it looks like one. */
export function FirstTimeEmailScreen(props: FirstTimeEmailScreenProps) {
  const t = useMessages(onboardingMessages);
  const form = useForm({
    initial: { email: props.initialEmail },
    rules: { email: [required(t('firstTimeEmailRequired')), email(t('emailInvalid'))] },
    onSubmit: (values) => props.onSubmit(values.email.trim()),
  });
  return (
    <Stack gap={6}>
      <PageTitle title={t('emailPageTitle')} intro={t('emailIntro', { organisation: props.organisation })} />
      <Form onSubmit={form.onSubmit} label={t('emailPageTitle')}>
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          size="lg"
        />
        <Button
          type="submit"
          tone="primary"
          size="lg"
          isFullWidth
          isPending={props.isPending}
          isDisabled={!looksLikeEmail(form.values.email)}
        >
          {t('continue')}
        </Button>
      </Form>
      <Text tone="quiet">
        <Link href={props.signInHref} isStandalone>
          {t('backToSignIn')}
        </Link>
      </Text>
    </Stack>
  );
}
