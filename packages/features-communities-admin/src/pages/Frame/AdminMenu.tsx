import type { PostStatistics, CommunityAdminPage } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { SideMenu, type SideMenuItem } from '@portal/ui';
import { adminDestinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { type AdminMenuGroup, menuEntriesFor } from './admin-menu.ts';
import type { AdminCommunity } from './use-admin-community.ts';

export interface AdminMenuProps {
  admin: AdminCommunity;
  current: CommunityAdminPage;
  statistics: PostStatistics | null;
  /** A page was chosen. */
  onChosen?: () => void;
}

/** The pages of a community's admin area that are open to the person, with how much waits on them. */
export function AdminMenu({ admin, current, statistics, onChosen }: AdminMenuProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(adminDestinations);
  const entries = menuEntriesFor(admin.facts);
  const itemsOf = (wanted: AdminMenuGroup | null): SideMenuItem[] =>
    entries.flatMap(({ page, label, icon, place, group, count }) => {
      const href = to[place]({ id: admin.community.id });
      if (group !== wanted || href === undefined) return [];
      const item = { id: page, label: t(label), href, icon, isCurrent: page === current, onPress: onChosen };
      return [{ ...item, count: count && statistics?.[count] }];
    });
  const groups = (['adminTools', 'ofCommunity'] as const)
    .map((id) => ({ id, group: t(id), items: itemsOf(id) }))
    .filter(({ items }) => items.length > 0);
  return <SideMenu label={t('adminPages')} items={[...itemsOf(null), ...groups]} />;
}
