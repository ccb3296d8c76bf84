import { useMessages } from '@portal/kit';
import { Heading, PageLayout } from '@portal/ui';
import { Feed } from '../components/Feed/Feed.tsx';
import { communitiesMessages } from '../messages.ts';

/** Of My Favourites: the posts that the reader saved. */
export function SavedPosts() {
  const t = useMessages(communitiesMessages);
  return (
    <PageLayout width="small" header={<Heading level={1}>{t('savedPostsSectionTitle')}</Heading>}>
      <Feed source="saved" />
    </PageLayout>
  );
}
