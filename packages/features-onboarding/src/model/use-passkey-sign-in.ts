import { calls, type LoginReply, useAction } from '@portal/api';
import { loadPasskeys, offersPasskeysInMenus, ProblemError, useHasPasskeys, useMessages, usePortal } from '@portal/kit';
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
  const isSupported = useHasPasskeys();
  const [isPending, setPending] = useState(false);
  /** The browser asks for one passkey at a time: what is pressed comes before what is offered. */
  const isPressed = useRef(false);
  const ask = useAction(calls.passkeys.signInOptions, { failure: () => null });
  const send = useAction(calls.passkeys.signIn, { failure: () => null });

  async function sign(isQuiet: boolean) {
    const { options } = await ask.run({ body: { requestId } });
    const { signWithPasskey } = await loadPasskeys();
    return isQuiet && isPressed.current ? null : signWithPasskey(options, { isQuiet });
  }

  function notifyFailure(error: unknown): void {
    if (!(error instanceof ProblemError)) return notify.failure(t('passkeyNotUsed'));
    const { code, message } = error.problem;
    notify.failure(code === 'invalid_credential' ? t('passkeyRefused') : message);
  }

  async function signIn(): Promise<void> {
    setPending(true);
    isPressed.current = true;
    try {
      const assertion = await sign(false);
      if (assertion !== null) finish(await send.run({ body: { assertion } }));
    } catch (error) {
      notifyFailure(error);
    } finally {
      setPending(false);
    }
  }

  async function offer(): Promise<void> {
    // Who chooses none, or goes on with a password, is not told of it.
    const assertion = await sign(true).catch(() => null);
    if (assertion !== null) await send.run({ body: { assertion } }).then(finish, notifyFailure);
  }

  return { isSupported, isPending, signIn, offer };
}

/** Offers passkeys in the menu of the e-mail from the moment at which somebody enters it. */
export function useOfferedPasskeys(offer: () => Promise<void>): void {
  const current = useRef(offer);
  useEffect(() => {
    current.current = offer;
  });
  useEffect(() => {
    let hasBegun = false;
    const begin = async () => {
      hasBegun = await offersPasskeysInMenus();
      if (hasBegun) await current.current();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || !target.autocomplete.endsWith('webauthn')) return;
      document.removeEventListener('focusin', onFocus);
      void begin();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      if (!hasBegun) return;
      // What cannot be fetched has asked for nothing.
      void loadPasskeys().then(
        ({ stopAsking }) => stopAsking(),
        () => undefined,
      );
    };
  }, []);
}
