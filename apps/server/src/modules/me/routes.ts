import { contract } from '@portal/api/contract';
import { permissionsEverywhere } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { endOwnSession, listSessions } from '../auth/index.ts';
import { markFirstLogin } from './me.writes.ts';
import { requirementsOf, saveRequirements } from './requirements.ts';
import { canAccessAdmin, currentUser } from './service.ts';

export function meRoutes(routes: Routes): void {
  const { me } = contract;
  bind(routes, me.current, (_, call) => currentUser(call));
  bind(routes, me.sessions, (_, call) => listSessions(call));
  bind(routes, me.endSession, async ({ params }, call) => {
    await endOwnSession(params.id, call);
    return {};
  });
  // An account that is disabled, locked or erased was refused before: who gets here may come in, a lapsed membership included.
  bind(routes, me.loginAccess, async () => ({ allowAccess: true }));
  bind(routes, me.setFirstLogin, async (_, call) => {
    await markFirstLogin(call.db, personOf(call).id, call.now);
    return {};
  });
  bind(routes, me.requirements, (_, call) => requirementsOf(call));
  bind(routes, me.saveRequirements, async ({ body }, call) => {
    await saveRequirements(body, call);
    return { success: true, message: '' };
  });
  bind(routes, me.permissions, async (_, call) => {
    const permissions = permissionsEverywhere(personOf(call).role, call.deps.profile);
    return {
      generalAnnouncements: permissions.has('generalAnnouncements'),
      canAccessAdmin: await canAccessAdmin(call),
      permissions: [...permissions],
    };
  });
}
