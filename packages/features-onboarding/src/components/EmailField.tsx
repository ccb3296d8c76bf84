import { useMessages } from '@portal/kit';
import { email, type FieldBinding, required } from '@portal/kit/form';
import { TextField } from '@portal/ui';
import { signInMessages } from '../messages-sign-in.ts';

export interface EmailFieldProps extends FieldBinding<string> {
  hasAutoFocus?: boolean;
}

/** The e-mail that somebody signs in with. */
export function EmailField(props: EmailFieldProps) {
  const t = useMessages(signInMessages);
  return <TextField {...props} label={t('email')} type="email" autoComplete="username" inputMode="email" size="lg" />;
}

/** What a form asks of it. */
export function useEmailRules() {
  const t = useMessages(signInMessages);
  return [required(t('emailRequired')), email(t('emailInvalid'))];
}
