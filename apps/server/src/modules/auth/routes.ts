import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { signInWithTicket } from './auto-login.ts';
import { confirmEmail } from './confirm-email.ts';
import { startFirstLogin } from './first-login.ts';
import { chooseNewPassword, forgotPassword } from './forgotten-password.ts';
import { impersonate, stopImpersonating } from './impersonation.ts';
import { lockAccount } from './lock-account.ts';
import { requestCode, resendCode, signInWithCode } from './second-factor.ts';
import { refresh, signIn, signOut } from './service.ts';
import { signOutEverywhere } from './sessions.ts';

export function authRoutes(routes: Routes): void {
  const { auth } = contract;
  bind(routes, auth.requestOneTimeLoginCode, ({ body }, call) => requestCode(body, call));
  bind(routes, auth.login, ({ body }, call) => signInWithCode(body, call));
  bind(routes, auth.resendOneTimeCode, ({ body }, call) => resendCode(body, call));
  bind(routes, auth.generateOneTimeLoginCode, ({ body }, call) => startFirstLogin(body.email, call));
  // Who impersonates whom is read from a staff session, never from the body.
  bind(routes, auth.signIn, ({ body }, call) => signIn(body, call));
  bind(routes, auth.forgotPassword, async ({ body }, call) => {
    await forgotPassword(body.email, call);
    return {};
  });
  bind(routes, auth.resetPassword, async ({ body }, call) => {
    await chooseNewPassword(body, call);
    return {};
  });
  bind(routes, auth.confirmEmail, async ({ body }, call) => {
    await confirmEmail(body, call);
    return {};
  });
  bind(routes, auth.lockAccount, ({ body }, call) => lockAccount(body, call));
  bind(routes, auth.autoLogin, ({ body }, call) => signInWithTicket(body.ticket, call));
  bind(routes, auth.refresh, ({ body }, call) => refresh(body.refreshToken, call));
  bind(routes, auth.signOutEverywhere, ({ body }, call) => signOutEverywhere(body.keepCurrent ?? false, call));
  bind(routes, auth.impersonate, ({ body }, call) => impersonate(body, call));
  bind(routes, auth.stopImpersonating, async (_, call) => {
    await stopImpersonating(call);
    return {};
  });
  bind(routes, auth.signOut, async (_, call) => {
    await signOut(call);
    return {};
  });
}
