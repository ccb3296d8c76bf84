import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { finishArrival, ownIdentity, unlinkIdentity } from './own-identity.ts';

export function identityProviderRoutes(routes: Routes): void {
  const { identityProvider } = contract;
  bind(routes, identityProvider.finish, (_, call) => finishArrival(call));
  bind(routes, identityProvider.own, (_, call) => ownIdentity(call));
  bind(routes, identityProvider.unlink, async ({ body }, call) => {
    await unlinkIdentity(body.currentPassword, call);
    return {};
  });
}
