import { calls, type Comment, type Post, useToggle } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconCheck, IconUndo } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { postLists, usePostChange } from '../LivePost/use-post-change.ts';

export interface AcceptAnswerProps {
  post: Pick<Post, 'id'>;
  comment: Pick<Comment, 'id' | 'author'>;
  isAccepted: boolean;
}

/** Takes a comment for the answer of the question, in the place of another, or takes that back. */
export function AcceptAnswer({ post, comment, isAccepted }: AcceptAnswerProps) {
  const t = useMessages(communitiesMessages);
  const change = usePostChange(post.id);
  const name = `${comment.author.firstName} ${comment.author.lastName}`;
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // An accepted answer moves to the first place, and what is moved loses the focus.
  useEffect(() => {
    if (wasPressed.current) button.current?.focus();
  }, [isAccepted]);
  const accept = useToggle({
    isOn: isAccepted,
    turnOn: calls.comments.accept,
    turnOff: calls.comments.unaccept,
    input: { params: { postId: post.id, commentId: comment.id } },
    failure: (problem, isOn) => ({
      text: t(isOn ? 'acceptFailed' : 'unacceptFailed'),
      description: problem.message,
    }),
    // Which other answer was accepted before, the server alone knows; and a list of what is unanswered is another one now.
    invalidates: [calls.posts.byId, ...postLists],
    apply: (_cache, { isOn }) =>
      change(({ acceptedCommentId }) => ({ acceptedCommentId: acceptedAfter(acceptedCommentId, comment.id, isOn) })),
  });
  function press() {
    wasPressed.current = true;
    accept.toggle();
  }

  return (
    <Button
      tone="neutral"
      size="sm"
      icon={isAccepted ? IconUndo : IconCheck}
      label={t(isAccepted ? 'unacceptAnswerOf' : 'acceptAnswerOf', { name })}
      buttonRef={button}
      onPress={press}
    >
      {t(isAccepted ? 'unacceptAnswer' : 'acceptAnswer')}
    </Button>
  );
}

/** Another answer that was accepted meanwhile stays so when this one is taken back. */
function acceptedAfter(before: string | null, id: string, isOn: boolean): string | null {
  if (isOn) return id;
  return before === id ? null : before;
}
