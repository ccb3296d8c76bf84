import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { insertEngagement } from './engagement.writes.ts';

export function engagementRoutes(routes: Routes): void {
  bind(routes, contract.engagement.track, async ({ body: { event } }, call) => {
    await insertEngagement(call.db, {
      personId: personOf(call).id,
      kind: event.kind,
      path: event.path ?? null,
      targetId: event.targetId ?? null,
      at: call.now,
    });
    return {};
  });
}
