import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { dismiss, relevantAnnouncements } from './announcements.ts';

export function announcementRoutes(routes: Routes): void {
  bind(routes, contract.announcements.list, async (_, call) => ({ announcements: await relevantAnnouncements(call) }));
  bind(routes, contract.announcements.dismiss, async ({ params }, call) => {
    await dismiss(params.id, call);
    return {};
  });
}
