import type { PageProps } from '@portal/kit';
import { Feed } from '../../components/Feed/Feed.tsx';
import { SavedPostsFrame } from './SavedPostsFrame.tsx';

/** Posts that the reader saved. */
export function SavedPostsPage(_props: PageProps) {
  return (
    <SavedPostsFrame>
      <Feed source="saved" />
    </SavedPostsFrame>
  );
}
