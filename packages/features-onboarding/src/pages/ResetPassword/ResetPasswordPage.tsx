import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { destinations } from '../../destinations.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** Where the link of a reset mail leads; without its `token` and `userId` there is nothing to do here. */
export function ResetPasswordPage(props: PageProps) {
  const { token = '', userId = '' } = props.search;
  const { navigation } = usePortal();
  const to = useDestinations(destinations);
  const signInHref = to.signIn();
  const isComplete = token !== '' && userId !== '';
  const reset = useResetPassword({ token, userId });

  useEffect(() => {
    if (!isComplete) navigation.navigate(signInHref ?? '/', { replace: true });
  }, [isComplete, navigation, signInHref]);

  if (!isComplete) return null;
  return <ResetPasswordScreen {...reset} signInHref={signInHref} forgotPasswordHref={to.forgotPassword()} />;
}
