import { required, useForm } from '@portal/kit/form';
import { useMessages } from '@portal/kit';
import { Banner, Button, Form, PasswordField } from '@portal/ui';
import { onboardingMessages } from '../messages.ts';
import { canContinue } from '../pages/SignIn/sign-in-rules.ts';
import { EmailField, useEmailRules } from './EmailField.tsx';

export interface SignInFormProps {
  onSubmit(credentials: { email: string; password: string }): Promise<void>;
  /** The last try was refused. */
  isRefused: boolean;
  isPending: boolean;
  /** Who is most likely to sign in. */
  initialEmail?: string | undefined;
  /** It has just been opened, to be filled in at once. */
  hasAutoFocus?: boolean | undefined;
  /** The browser offers passkeys beside e-mails. */
  offersPasskeys?: boolean | undefined;
}

/** E-mail and password; Continue waits until both can be right. */
export function SignInForm(props: SignInFormProps) {
  const t = useMessages(onboardingMessages);
  const form = useForm({
    initial: { email: props.initialEmail ?? '', password: '' },
    rules: {
      email: useEmailRules(),
      password: [required(t('passwordRequired'))],
    },
    onSubmit: (values) => props.onSubmit({ email: values.email.trim(), password: values.password }),
  });

  const firstEmpty = props.initialEmail === undefined ? 'email' : 'password';
  const focused = props.hasAutoFocus ? firstEmpty : null;

  return (
    <Form onSubmit={form.onSubmit} label={t('signInTitle')}>
      {props.isRefused && <Banner tone="critical">{t('wrongCredentials')}</Banner>}
      <EmailField {...form.field('email')} hasAutoFocus={focused === 'email'} offersPasskeys={props.offersPasskeys} />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        size="lg"
        hasAutoFocus={focused === 'password'}
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        isFullWidth
        isPending={props.isPending}
        isDisabled={!canContinue(form.values)}
      >
        {t('continue')}
      </Button>
    </Form>
  );
}
