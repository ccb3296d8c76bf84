import type { Comment } from '@portal/api';
import { Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import type { CommentNode } from '../../model/comment-tree.ts';
import * as css from './Comments.css.ts';

export interface CommentThreadProps {
  node: CommentNode;
  renderComment: (node: CommentNode) => ReactNode;
  /** What stands under a comment before its replies, such as the form that answers it. */
  renderAnswer?: (comment: Comment) => ReactNode;
}

/** A comment with the replies under it, indented by a thin line. */
export function CommentThread({ node, renderComment, renderAnswer }: CommentThreadProps) {
  const answer = renderAnswer?.(node.comment);
  return (
    <>
      {renderComment(node)}
      {answer && <div className={css.replies}>{answer}</div>}
      {node.replies.length > 0 && (
        <div className={css.replies}>
          <Stack as="ul" gap={5}>
            {node.replies.map((reply) => (
              <li key={reply.comment.id}>
                <CommentThread node={reply} renderComment={renderComment} {...(renderAnswer ? { renderAnswer } : {})} />
              </li>
            ))}
          </Stack>
        </div>
      )}
    </>
  );
}
