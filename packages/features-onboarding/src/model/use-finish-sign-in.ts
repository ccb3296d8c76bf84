import type { LoginReply } from '@portal/api';
import { ownPath, usePortal } from '@portal/kit';
import { useStoreLogin } from './use-store-login.ts';

/** Keeps the login and goes where the member wanted to go; only paths of this portal count. */
export function useFinishSignIn(redirectTo: string | undefined): (reply: LoginReply) => void {
  const { navigation } = usePortal();
  const keep = useStoreLogin();
  return (reply) => {
    keep(reply);
    navigation.navigate(ownPath(redirectTo) ?? '/', { replace: true });
  };
}
