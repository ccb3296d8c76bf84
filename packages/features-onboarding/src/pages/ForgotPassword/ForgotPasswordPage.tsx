import { type PageProps, useDestination } from '@portal/kit';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

/** Asks for a link with which another password can be chosen. */
export function ForgotPasswordPage(_: PageProps) {
  const destination = useDestination();
  return <ForgotPasswordScreen {...useForgotPassword()} signInHref={destination('onboarding.signIn')} />;
}
