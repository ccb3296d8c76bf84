import type { Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconTag, Inline, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { PostTags } from '../PostCard/PostTags.tsx';

const TagEditor = lazyComponent(() => import('./TagEditor.tsx').then((module) => ({ default: module.TagEditor })));

/** The tags of a post, edited in place; what was chosen is sent a second after the last change. */
export function EditTags({ post }: { post: Post }) {
  const t = useMessages(communitiesMessages);
  const [isEditing, setEditing] = useState(false);
  const tags = <PostTags post={post} />;
  if (isEditing) {
    return <TagEditor post={post} onDone={() => setEditing(false)} fallback={tags} />;
  }
  return (
    <Inline gap={2}>
      {tags}
      <Button tone="quiet" size="sm" icon={IconTag} onPress={() => setEditing(true)}>
        {t(post.tags.length === 0 ? 'addTags' : 'editTags')}
      </Button>
    </Inline>
  );
}
