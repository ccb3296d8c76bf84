import { mostNewPosts } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { communitiesManifest } from '../../manifest.ts';

/** How much is new in a community, in words: of more than are counted nobody is told how many. */
export function useNewPostsText(): (n: number) => string {
  const t = useMessages(communitiesManifest.messages);
  return (n) => (n < mostNewPosts ? t('newPostsHere', { n }) : t('manyNewPostsHere', { n }));
}
