import { useMessages } from '@portal/kit';
import { email, type FieldBinding, required } from '@portal/kit/form';
import { TextField } from '@portal/ui';
import { onboardingMessages } from '../messages.ts';

export interface EmailFieldProps extends FieldBinding<string> {
  hasAutoFocus?: boolean;
  /** The browser offers passkeys beside e-mails. */
  offersPasskeys?: boolean | undefined;
}

/** The e-mail that somebody signs in with. */
export function EmailField({ offersPasskeys = false, ...props }: EmailFieldProps) {
  const t = useMessages(onboardingMessages);
  return (
    <TextField
      {...props}
      label={t('email')}
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      inputMode="email"
      size="lg"
    />
  );
}

/** What a form asks of it. */
export function useEmailRules() {
  const t = useMessages(onboardingMessages);
  return [required(t('emailRequired')), email(t('emailInvalid'))];
}
