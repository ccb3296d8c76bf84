import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { learnTfaDisabled, refresh, signIn, signOut } from './service.ts';

export function authRoutes(routes: Routes): void {
  const { auth } = contract;
  bind(routes, auth.requestOneTimeLoginCode, async ({ body }, call) => ({
    data: { tfaDisabled: await learnTfaDisabled(body, call) },
  }));
  // Who impersonates whom is read from a staff session, never from the body.
  bind(routes, auth.signIn, ({ body }, call) => signIn(body, call));
  bind(routes, auth.refresh, ({ body }, call) => refresh(body.refreshToken, call));
  bind(routes, auth.signOut, async (_, call) => {
    await signOut(call);
    return {};
  });
}
