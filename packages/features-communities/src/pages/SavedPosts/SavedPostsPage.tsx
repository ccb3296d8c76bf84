import { calls, firstPage } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { Feed, feedInput } from '../../components/Feed/Feed.tsx';
import { SavedPostsFrame } from './SavedPostsFrame.tsx';

export function firstReads() {
  return [firstPage(calls.posts.feed, feedInput('saved'))];
}

/** Posts that the reader saved. */
export function SavedPostsPage(_props: PageProps) {
  return (
    <SavedPostsFrame>
      <Feed source="saved" />
    </SavedPostsFrame>
  );
}
