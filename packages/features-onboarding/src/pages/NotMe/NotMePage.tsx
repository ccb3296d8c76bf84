import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { destinations } from '../../destinations.ts';
import { NotMeScreen } from './NotMeScreen.tsx';
import { useLockAccount } from './use-lock-account.ts';

/** Where the link of a mail about a change leads; without its `token` and `userId` there is nothing to do here. */
export function NotMePage({ search }: PageProps) {
  const { token = '', userId = '' } = search;
  const { navigation } = usePortal();
  const to = useDestinations(destinations);
  const signInHref = to.signIn();
  const isComplete = token !== '' && userId !== '';
  const locking = useLockAccount({ token, userId });

  useEffect(() => {
    if (!isComplete) navigation.navigate(signInHref ?? '/', { replace: true });
  }, [isComplete, navigation, signInHref]);

  if (!isComplete) return null;
  return <NotMeScreen {...locking} forgotPasswordHref={to.forgotPassword()} />;
}
