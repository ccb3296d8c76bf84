import { calls, useAction } from '@portal/api';
import { usePortal } from '@portal/kit';
import { useState } from 'react';
import { signInPath } from '../navigation/sign-in-href.ts';

/** Logging out, which asks first where this device has something that would be lost. */
export function useLogOut() {
  const { session, navigation, drafts } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const signOut = useAction(calls.auth.signOut, { failure: () => null });

  async function leave(): Promise<void> {
    setAsking(false);
    // The session ends here even when the server cannot be told.
    await signOut.run({}).catch(() => undefined);
    session.set(null);
    navigation.navigate(signInPath);
  }
  return {
    isAsking,
    stay: () => setAsking(false),
    leave: () => void leave(),
    logOut: () => (drafts.hasUnsent() ? setAsking(true) : void leave()),
  };
}
