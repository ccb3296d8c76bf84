import { contract } from '@portal/api/contract';
import { daysOfDigest, mostMailedNews, readUntil, typesMailed } from '@portal/api/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { markAllRead, markRead } from './marks.ts';
import { notificationReply } from './notification-reply.ts';
import { newsWishesOf, saveNewsWishes } from '../news-mails/wishes.ts';
import { newsOf, notificationsOf } from './notifications.queries.ts';
import { saveSettings, settingsOf } from './settings.ts';

const dayMs = 86_400_000;

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
  bind(routes, contract.notifications.newsByMail, (_, call) => newsWishesOf(call.db, personOf(call).id));
  bind(routes, contract.notifications.saveNewsByMail, async ({ body }, call) => {
    await call.db.transaction((tx) => saveNewsWishes(tx, personOf(call).id, body, call.now));
    return body;
  });
  bind(routes, contract.notifications.previewOfDigest, async ({ query }, call) => {
    const since = new Date(call.now.getTime() - daysOfDigest(query.pace) * dayMs);
    const asked = { types: typesMailed(query, 'digest'), since, until: null, take: mostMailedNews };
    const { rows, total } = await newsOf(call.db, personOf(call), asked, call.now);
    const notifications = rows.map((row) => notificationReply(row, call));
    return { since: since.toISOString(), notifications, totalItemCount: total };
  });
}
