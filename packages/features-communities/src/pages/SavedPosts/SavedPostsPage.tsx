import type { PageProps } from '@portal/kit';
import { Feed } from '../../components/Feed/Feed.tsx';
import { SavedPostsScreen } from './SavedPostsScreen.tsx';

/** Posts that the reader saved. */
export function SavedPostsPage(_props: PageProps) {
  return (
    <SavedPostsScreen>
      <Feed source="saved" />
    </SavedPostsScreen>
  );
}
