import { useMessages } from '@portal/kit';
import { Heading, PageLayout } from '@portal/ui';
import { Feed } from '../components/Feed/Feed.tsx';
import { messages } from '../messages.ts';

/** Of My Favourites: the posts that the reader saved. */
export function SavedPosts() {
  const t = useMessages(messages);
  return (
    <PageLayout width="small" header={<Heading level={1}>{t('savedPostsSectionTitle')}</Heading>}>
      <Feed source="saved" />
    </PageLayout>
  );
}
