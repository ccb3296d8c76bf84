import { contract } from '@portal/api/contract';
import { engagementEvents } from '../../db/schema/index.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';

export function engagementRoutes(routes: Routes): void {
  bind(routes, contract.engagement.track, async ({ body: { event } }, call) => {
    await call.db.insert(engagementEvents).values({
      personId: personOf(call).id,
      kind: event.kind,
      path: event.path ?? null,
      targetId: event.targetId ?? null,
      at: call.now,
    });
    return {};
  });
}
