import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { endOwnSession, listSessions } from '../auth/sessions.ts';
import { markFirstLogin } from './repository.ts';
import { currentUser, mayEnterAdmin } from './service.ts';

export function accountRoutes(routes: Routes): void {
  const { account } = contract;
  bind(routes, account.current, (_, call) => currentUser(call));
  bind(routes, account.sessions, (_, call) => listSessions(call));
  bind(routes, account.endSession, async ({ params }, call) => {
    await endOwnSession(params.id, call);
    return {};
  });
  bind(routes, account.setFirstLogin, async (_, call) => {
    await markFirstLogin(call.db, personOf(call).id, call.now);
    return {};
  });
  bind(routes, account.permissions, async (_, call) => {
    const { permissions } = personOf(call);
    return {
      generalAnnouncements: permissions.has('generalAnnouncements'),
      canAccessAdmin: await mayEnterAdmin(call),
      permissions: [...permissions],
    };
  });
}
