import type { Comment } from '@portal/api';
import type { Form } from '@portal/kit/form';
import { useState } from 'react';
import { CommentVersions } from '../TwoVersions/CommentVersions.tsx';
import { FetchingTheirs } from '../TwoVersions/FetchingTheirs.tsx';
import { TheirComment } from '../TwoVersions/TheirComment.tsx';
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
  const [isMerging, setMerging] = useState(false);
  const { latest, isFetching, refetch } = their;
  if (latest !== undefined && form.values.basis?.version !== latest.version) {
    return (
      <CommentVersions
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
  if (latest !== undefined && isMerging) return <TheirComment mine={form.values} theirs={latest} />;
  return <FetchingTheirs isFetching={isFetching} onRetry={refetch} />;
}
