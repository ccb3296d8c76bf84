import { useMessages } from '@portal/kit';
import { Heading, PageLayout } from '@portal/ui';
import { Feed } from '../components/Feed/Feed.tsx';
import { placeMessages } from '../messages-places.ts';

/** Of My Favourites: the posts that the reader saved. */
export function SavedPosts() {
  const t = useMessages(placeMessages);
  return (
    <PageLayout width="small" header={<Heading level={1}>{t('savedPostsSectionTitle')}</Heading>}>
      <Feed source="saved" />
    </PageLayout>
  );
}
