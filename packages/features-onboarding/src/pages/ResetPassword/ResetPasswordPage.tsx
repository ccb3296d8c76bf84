import { type PageProps, useDestination, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** Where the link of a reset mail leads; without its `token` and `userId` there is nothing to do here. */
export function ResetPasswordPage(props: PageProps) {
  const { token = '', userId = '' } = props.search;
  const { navigation } = usePortal();
  const destination = useDestination();
  const signInHref = destination('onboarding.signIn');
  const isComplete = token !== '' && userId !== '';
  const reset = useResetPassword({ token, userId });

  useEffect(() => {
    if (!isComplete) navigation.navigate(signInHref ?? '/', { replace: true });
  }, [isComplete, navigation, signInHref]);

  if (!isComplete) return null;
  return (
    <ResetPasswordScreen
      {...reset}
      signInHref={signInHref}
      forgotPasswordHref={destination('onboarding.forgotPassword')}
    />
  );
}
