import { calls } from '@portal/api';
import { useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import { PeopleDialog } from './PeopleDialog.tsx';
import { usePostPeople } from './use-post-people.ts';

/** Who viewed a post. */
export function ViewsDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const t = useMessages(communitiesMessages);
  return (
    <PeopleDialog
      title={t('viewsTitle')}
      emptyTitle={t('noViews')}
      emptyHint={t('noViewsHint')}
      view={usePostPeople(calls.posts.views, postId)}
      onClose={onClose}
    />
  );
}
