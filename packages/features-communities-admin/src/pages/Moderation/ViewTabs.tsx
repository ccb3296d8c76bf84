import { useMessages } from '@portal/kit';
import { Tabs } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { hrefOfView, postsViews, type PostsView } from './views.ts';

/** The same posts as a table, or each as its readers see it. */
export function ViewTabs({ current, page }: { current: PostsView; page: string | undefined }) {
  const t = useMessages(communitiesAdminMessages);
  if (page === undefined) return null;
  const items = postsViews.map((id) => ({ id, label: t(id), href: hrefOfView(page, id) }));
  return <Tabs label={t('views')} items={items} current={current} />;
}
