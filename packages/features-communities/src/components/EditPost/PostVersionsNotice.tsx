import type { Post } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { useLatePart } from '@portal/ui';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { basisOf, isOther } from '../../model/post-basis.ts';
import { asProposed } from '../../model/post-changes.ts';
import type { PostValues } from '../PostForm/post-values.ts';
import { lateVersions } from '../TwoVersions/late-versions.ts';
import type { TheirVersion } from '../TwoVersions/use-their-version.ts';

export interface PostVersionsNoticeProps {
  form: Form<PostValues>;
  their: TheirVersion<Post>;
  /** Nothing of mine is kept. */
  onTaken: (theirs: Post) => void;
}

/** Above the buttons of a post that somebody else has changed meanwhile. */
export function PostVersionsNotice({ form, their, onTaken }: PostVersionsNoticeProps) {
  const t = useMessages(messages);
  const { notify } = usePortal();
  const { basis } = form.values;
  const [isMerging, setMerging] = useState(false);
  const parts = useLatePart(lateVersions, true, () => notify.failure(t('postEditFailed')));
  if (parts === undefined) return null;
  const latest = their.latest && asProposed(their.latest);
  if (latest === undefined || basis === null) {
    return <parts.FetchingTheirs isFetching={their.isFetching} onRetry={their.refetch} />;
  }
  const theirs = basisOf(latest);
  if (isOther(basis, theirs)) {
    return (
      <parts.PostVersions
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
  if (isMerging) return <parts.TheirPost mine={form.values} theirs={theirs} />;
  return <parts.FetchingTheirs isFetching={their.isFetching} onRetry={their.refetch} />;
}
