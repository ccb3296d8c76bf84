import { type LoginReply, toLogin } from '@portal/api';
import { usePortal } from '@portal/kit';

/** Keeps the login of whoever has signed in. */
export function useStoreLogin(): (reply: LoginReply) => void {
  const { session, analytics } = usePortal();
  return (reply) => {
    session.set(toLogin(reply));
    analytics.track('loggedIn');
  };
}
