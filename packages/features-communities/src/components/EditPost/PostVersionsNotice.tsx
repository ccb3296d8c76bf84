import type { Post } from '@portal/api';
import type { Form } from '@portal/kit/form';
import { useState } from 'react';
import { basisOf, isOther } from '../../model/post-basis.ts';
import { asProposed } from '../../model/post-changes.ts';
import type { PostValues } from '../PostForm/post-values.ts';
import { FetchingTheirs } from '../TwoVersions/FetchingTheirs.tsx';
import { PostVersions } from '../TwoVersions/PostVersions.tsx';
import { TheirPost } from '../TwoVersions/TheirPost.tsx';
import type { TheirVersion } from '../TwoVersions/use-their-version.ts';

export interface PostVersionsNoticeProps {
  form: Form<PostValues>;
  their: TheirVersion<Post>;
  /** Nothing of mine is kept. */
  onTaken: (theirs: Post) => void;
}

/** Above the buttons of a post that somebody else has changed meanwhile. */
export function PostVersionsNotice({ form, their, onTaken }: PostVersionsNoticeProps) {
  const { basis } = form.values;
  const [isMerging, setMerging] = useState(false);
  const latest = their.latest && asProposed(their.latest);
  if (latest === undefined || basis === null) {
    return <FetchingTheirs isFetching={their.isFetching} onRetry={their.refetch} />;
  }
  const theirs = basisOf(latest);
  if (isOther(basis, theirs)) {
    return (
      <PostVersions
        // A third version is compared anew.
        key={`${theirs.version}:${theirs.pendingVersion}`}
        form={form}
        theirs={theirs}
        onTaken={() => onTaken(latest)}
        onChosen={their.settled}
        onMerging={() => setMerging(true)}
      />
    );
  }
  if (isMerging) return <TheirPost mine={form.values} theirs={theirs} />;
  return <FetchingTheirs isFetching={their.isFetching} onRetry={their.refetch} />;
}
