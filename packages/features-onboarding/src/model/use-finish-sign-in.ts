import { type LoginReply, toLogin } from '@portal/api';
import { ownPath, usePortal } from '@portal/kit';

/** Keeps the login and goes where the member wanted to go; only paths of this portal count. */
export function useFinishSignIn(redirectTo: string | undefined): (reply: LoginReply) => void {
  const { session, analytics, navigation } = usePortal();
  return (reply) => {
    session.set(toLogin(reply));
    analytics.track('loggedIn');
    navigation.navigate(ownPath(redirectTo) ?? '/', { replace: true });
  };
}
