import { contract } from '@portal/api/contract';
import { daysOfDigest, mostMailedNews, typesMailed } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { newsOf, notificationReply } from '../notifications/index.ts';
import { newsWishesOf } from './wishes.queries.ts';
import { saveNewsWishes } from './wishes.writes.ts';

const dayMs = 86_400_000;

export function newsMailRoutes(routes: Routes): void {
  bind(routes, contract.notifications.newsByMail, (_, call) => newsWishesOf(call.db, personOf(call).id));
  bind(routes, contract.notifications.saveNewsByMail, async ({ body }, call) => {
    await call.db.transaction((tx) => saveNewsWishes(tx, personOf(call).id, body, call.now));
    return body;
  });
  bind(routes, contract.notifications.previewOfDigest, async ({ query }, call) => {
    const since = new Date(call.now.getTime() - daysOfDigest(query.pace) * dayMs);
    const newsQuery = { types: typesMailed(query, 'digest'), since, until: null, take: mostMailedNews };
    const { rows, total } = await newsOf(call.db, personOf(call), newsQuery, call.now);
    const notifications = rows.map((row) => notificationReply(row, call));
    return { since: since.toISOString(), notifications, totalItemCount: total };
  });
}
