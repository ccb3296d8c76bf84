import { useMessages } from '@portal/kit';
import { Inline, Spinner, Text } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { onboardingMessages } from '../../messages.ts';
import type { AutoCredentials } from './credentials-in.ts';
import { useAutoLogin } from './use-auto-login.ts';

export interface AutoLoginProps {
  credentials: AutoCredentials;
  signInHref: string;
}

/** Waits while the member is signed in, once. */
export function AutoLogin({ credentials, signInHref }: AutoLoginProps) {
  const t = useMessages(onboardingMessages);
  const signIn = useAutoLogin(signInHref);
  const isBegun = useRef(false);
  useEffect(() => {
    // A ticket works once, and React may run an effect twice.
    if (isBegun.current) return;
    isBegun.current = true;
    void signIn(credentials);
  }, [credentials, signIn]);
  return (
    <Inline gap={3}>
      <Spinner label={t('signingIn')} />
      <Text>{t('signingIn')}</Text>
    </Inline>
  );
}
