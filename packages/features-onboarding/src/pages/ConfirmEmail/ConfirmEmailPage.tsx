import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { destinations } from '../../destinations.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
import { useConfirmEmail } from './use-confirm-email.ts';

/** Where the link leads that is mailed to an e-mail that somebody has moved to; without its `token` and `userId` there is nothing to do here. */
export function ConfirmEmailPage({ search }: PageProps) {
  const { token = '', userId = '' } = search;
  const { navigation } = usePortal();
  const signInHref = useDestinations(destinations).signIn();
  const isComplete = token !== '' && userId !== '';
  const confirming = useConfirmEmail({ token, userId });

  useEffect(() => {
    if (!isComplete) navigation.navigate(signInHref ?? '/', { replace: true });
  }, [isComplete, navigation, signInHref]);

  if (!isComplete) return null;
  return <ConfirmEmailScreen {...confirming} />;
}
