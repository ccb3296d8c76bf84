import { ComparedRichText } from '@portal/ui';
import type { CommentBasis, CommentValues } from '../Comments/comment-values.ts';
import { MergingByHand } from './MergingByHand.tsx';

/** What they say, while both are put together by hand. */
export function TheirComment({ mine, theirs }: { mine: CommentValues; theirs: CommentBasis }) {
  return (
    <MergingByHand>
      <ComparedRichText html={theirs.body} other={mine.body} headingLevel={4} />
    </MergingByHand>
  );
}
