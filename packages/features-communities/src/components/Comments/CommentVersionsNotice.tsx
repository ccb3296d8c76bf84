import type { Comment } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { useLatePart } from '@portal/ui';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { lateVersions } from '../TwoVersions/late-versions.ts';
import type { TheirVersion } from '../TwoVersions/use-their-version.ts';
import type { CommentValues } from './comment-values.ts';

export interface CommentVersionsNoticeProps {
  form: Form<CommentValues>;
  their: TheirVersion<Comment>;
  /** Nothing of mine is kept. */
  onTaken: () => void;
}

/** Above the buttons of a comment that somebody else has changed meanwhile. */
export function CommentVersionsNotice({ form, their, onTaken }: CommentVersionsNoticeProps) {
  const t = useMessages(messages);
  const { notify } = usePortal();
  const [isMerging, setMerging] = useState(false);
  const parts = useLatePart(lateVersions, true, () => notify.failure(t('commentEditFailed')));
  if (parts === undefined) return null;
  const { latest, isFetching, refetch } = their;
  if (latest !== undefined && form.values.basis?.version !== latest.version) {
    return (
      <parts.CommentVersions
        // A third version is compared anew.
        key={latest.version}
        form={form}
        theirs={latest}
        onTaken={onTaken}
        onChosen={their.settled}
        onMerging={() => setMerging(true)}
      />
    );
  }
  if (latest !== undefined && isMerging) return <parts.TheirComment mine={form.values} theirs={latest} />;
  return <parts.FetchingTheirs isFetching={isFetching} onRetry={refetch} />;
}
