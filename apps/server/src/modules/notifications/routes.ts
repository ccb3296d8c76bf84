import { contract } from '@portal/api/contract';
import { readUntil } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { markAllRead, markRead } from './marks.writes.ts';
import { notificationReply } from './notification-reply.ts';
import { notificationsOf } from './notifications.queries.ts';
import { settingsOf } from './settings.queries.ts';
import { saveSettings } from './settings.writes.ts';

export function notificationRoutes(routes: Routes): void {
  bind(routes, contract.notifications.list, async ({ query }, call) => {
    const { rows, total, nextCursor } = await notificationsOf(query, call);
    const notifications = rows.map((row) => notificationReply(row, call));
    return { notifications, totalItemCount: total, nextCursor };
  });
  bind(routes, contract.notifications.setAsRead, async ({ body }, call) => {
    await markRead(call.db, personOf(call).id, body.ids, call.now);
    return {};
  });
  bind(routes, contract.notifications.setAllAsRead, async ({ query }, call) => {
    await markAllRead(call.db, personOf(call).id, readUntil(query.until, call.now));
    return {};
  });
  bind(routes, contract.notifications.settings, async (_, call) => settingsOf(call.db, personOf(call).id));
  bind(routes, contract.notifications.saveSettings, async ({ body }, call) => {
    await saveSettings(call.db, personOf(call).id, body.notificationActivityTypes);
    return {};
  });
}
