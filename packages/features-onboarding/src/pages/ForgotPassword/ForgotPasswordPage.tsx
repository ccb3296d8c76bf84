import { type PageProps, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

/** Asks for a link with which another password can be chosen. */
export function ForgotPasswordPage(_: PageProps) {
  const to = useDestinations(destinations);
  return <ForgotPasswordScreen {...useForgotPassword()} signInHref={to.signIn()} />;
}
