import { firstLimits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { matches, maxLength, minLength, required, useForm } from '@portal/kit/form';
import { Banner, Button, Checkbox, Form, PasswordField } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import type { NewPassword } from './use-reset-password.ts';

export interface NewPasswordFormProps {
  /** The server did not take the last one. */
  isRefused: boolean;
  isPending: boolean;
  onSubmit(next: NewPassword): Promise<void>;
}

const { min, max } = firstLimits.password;

/** A new password, twice. What it must be beyond its length is the server's to judge. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const t = useMessages(onboardingMessages);
  const form = useForm({
    initial: { password: '', confirmation: '', endSessions: true },
    rules: {
      password: [
        required(t('newPasswordRequired')),
        minLength(min, t('passwordTooShort')),
        maxLength(max, t('passwordTooLong', { max })),
      ],
      confirmation: [required(t('newPasswordRequired')), matches('password', t('passwordsDiffer'))],
    },
    onSubmit: ({ password, endSessions }) => props.onSubmit({ password, endSessions }),
  });
  const labels = { show: t('showPassword'), hide: t('hidePassword') };
  const { value: endSessions, onChange: setEndSessions, name } = form.field('endSessions');
  return (
    <Form onSubmit={form.onSubmit} label={t('resetTitle')}>
      {props.isRefused && (
        <Banner tone="critical" role="alert">
          {t('passwordRefused')}
        </Banner>
      )}
      <PasswordField
        {...form.field('password')}
        label={t('newPassword')}
        autoComplete="new-password"
        size="lg"
        labels={labels}
      />
      <PasswordField
        {...form.field('confirmation')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        size="lg"
        labels={labels}
      />
      <Checkbox name={name} label={t('signOutElsewhere')} isSelected={endSessions} onChange={setEndSessions} />
      <Button type="submit" tone="primary" size="lg" isFullWidth isPending={props.isPending}>
        {t('savePassword')}
      </Button>
    </Form>
  );
}
