import { useMessages, usePortal } from '@portal/kit';
import { latePart, useLatePart } from '@portal/ui';
import type { ReactNode } from 'react';
import { commentMessages } from '../../messages-comments.ts';
import type { CommentComposerProps } from './CommentComposer.tsx';
import type { EditCommentProps } from './EditComment.tsx';

const forms = latePart(() => import('./comment-forms.ts'));

/** Somebody is about to write. */
export function prepareCommentForms(): void {
  void forms.load().catch(() => undefined);
}

interface Waiting {
  /** What stands there until the form has come. */
  children?: ReactNode;
}

/** Writes a comment or a reply, with a form that comes when somebody wants it: most people read. */
export function LateComposer({ children, ...props }: CommentComposerProps & Waiting) {
  const late = useForms('commentCreateFailed', props.onDone);
  return late ? <late.CommentComposer {...props} /> : children;
}

/** The same for a comment that stands there already. */
export function LateEdit({ children, ...props }: EditCommentProps & Waiting) {
  const late = useForms('commentEditFailed', props.onDone);
  return late ? <late.EditComment {...props} /> : children;
}

function useForms(failure: 'commentCreateFailed' | 'commentEditFailed', onDone: () => void) {
  const t = useMessages(commentMessages);
  const { notify } = usePortal();
  return useLatePart(forms, true, () => {
    notify.failure(t(failure));
    onDone();
  });
}
