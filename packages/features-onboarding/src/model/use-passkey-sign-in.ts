import { calls, type LoginReply, useAction } from '@portal/api';
import { ProblemError, useMessages, usePortal } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';
import { onboardingMessages } from '../messages.ts';

interface PasskeySignInOptions {
  finish(reply: LoginReply): void;
  /** Of a sign-in that waits for its code; left out: anybody's passkey signs in. */
  requestId?: string | undefined;
}

/** Signs in with a passkey, whose code is fetched when it is asked for. */
export function usePasskeySignIn({ finish, requestId }: PasskeySignInOptions) {
  const t = useMessages(onboardingMessages);
  const { notify } = usePortal();
  const [isSupported, setSupported] = useState(false);
  const ask = useAction(calls.passkeys.signInOptions, { failure: () => null });
  const send = useAction(calls.passkeys.signIn, { failure: () => null });
  useEffect(() => setSupported(typeof PublicKeyCredential === 'function'), []);

  async function signIn(isQuiet: boolean): Promise<void> {
    const { options } = await ask.run({ body: { requestId } });
    const { signWithPasskey } = await import('./browser-passkeys.ts');
    finish(await send.run({ body: { assertion: await signWithPasskey(options, isQuiet) } }));
  }

  function tell(error: unknown): void {
    if (!(error instanceof ProblemError)) return notify.failure(t('passkeyNotUsed'));
    const { code, message } = error.problem;
    notify.failure(code === 'invalid_credential' ? t('passkeyRefused') : message);
  }

  return {
    isSupported,
    isPending: ask.isPending || send.isPending,
    signIn: () => signIn(false).catch(tell),
    offer: () =>
      signIn(true).catch((error: unknown) => {
        // Who chooses none, or goes on with a password, is not told of it.
        if (error instanceof ProblemError && error.problem.code === 'invalid_credential') tell(error);
      }),
  };
}

/** Offers passkeys in the menu of the e-mail from the moment at which somebody begins with the form. */
export function useOfferedPasskeys(offer: () => Promise<void>): void {
  const current = useRef(offer);
  useEffect(() => {
    current.current = offer;
  });
  useEffect(() => {
    const begin = () => void offered().then((isThere) => (isThere ? current.current() : undefined));
    document.addEventListener('focusin', begin, { once: true });
    return () => document.removeEventListener('focusin', begin);
  }, []);
}

async function offered(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
