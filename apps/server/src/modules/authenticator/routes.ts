import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { makeRecoveryCodes, ownAuthenticator, turnOffApp } from './own-app.ts';
import { beginApp, confirmApp } from './set-up.ts';

export function authenticatorRoutes(routes: Routes): void {
  const { authenticator } = contract;
  bind(routes, authenticator.own, (_, call) => ownAuthenticator(call));
  bind(routes, authenticator.begin, ({ body }, call) => beginApp(body, call));
  bind(routes, authenticator.confirm, ({ body }, call) => confirmApp(body.code, call));
  bind(routes, authenticator.turnOff, async ({ body }, call) => {
    await turnOffApp(body, call);
    return {};
  });
  bind(routes, authenticator.makeRecoveryCodes, ({ body }, call) => makeRecoveryCodes(body, call));
}
