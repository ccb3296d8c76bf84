import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { dismiss, relevantAnnouncements } from './announcements.ts';
import { allAnnouncements } from './announcing.queries.ts';
import { createAnnouncement, editAnnouncement, removeAnnouncement } from './announcing.ts';

export function announcementRoutes(routes: Routes): void {
  const { announcements } = contract;
  bind(routes, announcements.list, async (_, call) => ({ announcements: await relevantAnnouncements(call) }));
  bind(routes, announcements.dismiss, async ({ params }, call) => {
    await dismiss(params.id, call);
    return {};
  });
  bind(routes, announcements.all, ({ query }, { db }) => allAnnouncements(db, query));
  bind(routes, announcements.create, ({ body }, call) => createAnnouncement(body, call));
  bind(routes, announcements.edit, ({ params, body }, call) => editAnnouncement(params.id, body, call));
  bind(routes, announcements.remove, async ({ params }, call) => {
    await removeAnnouncement(params.id, call);
    return {};
  });
}
