import type { Post } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, IconComment, IconEye, Inline, ToggleButton } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { PostRights } from '../../model/post-permissions.ts';
import * as css from './PostActions.css.ts';

export interface PostToggle {
  isOn: boolean;
  count: number;
  toggle: () => void;
}

export interface PostActionsProps {
  post: Post;
  /** Leads to the post's comments; left out on the post's own page. */
  commentsHref: string | undefined;
  rights: PostRights;
  like: PostToggle;
  save: PostToggle;
  onLikes: () => void;
  onViews: () => void;
  onComment?: (() => void) | undefined;
}

/** The quiet bar under a post: each reaction with its count, and the count opens who reacted. */
export function PostActions({ post, commentsHref, rights, like, save, ...on }: PostActionsProps) {
  const t = useMessages(communitiesMessages);
  const formats = useFormats();
  const look = { tone: 'neutral', size: 'sm' } as const;
  return (
    <div role="group" className={css.bar} aria-label={t('actionsFor', { title: post.title })}>
      <Inline justify="between" gap={1}>
        <Inline gap={1}>
          <Inline gap={0} isWrapping={false}>
            <ToggleButton
              kind="like"
              size="sm"
              isSelected={like.isOn}
              onChange={like.toggle}
              isDisabled={!rights.react}
              labels={{ on: t('unlikePost'), off: t('likePost') }}
            />
            <span className={css.count}>
              <Button {...look} label={t('likeCount', { n: like.count })} onPress={on.onLikes}>
                {formats.number(like.count)}
              </Button>
            </span>
          </Inline>
          <CommentCount post={post} href={commentsHref} onComment={rights.comment ? on.onComment : undefined} />
          <Button {...look} icon={IconEye} label={t('viewCount', { n: post.viewsCount })} onPress={on.onViews}>
            {formats.number(post.viewsCount)}
          </Button>
        </Inline>
        <ToggleButton
          kind="save"
          size="sm"
          isSelected={save.isOn}
          onChange={save.toggle}
          labels={{ on: t('unsavePost'), off: t('save') }}
        />
      </Inline>
    </div>
  );
}

interface CommentCountProps {
  post: Pick<Post, 'commentsCount'>;
  href: string | undefined;
  onComment: (() => void) | undefined;
}

/** In a list it leads to the comments; on the post's page it opens the place to write one. */
function CommentCount({ post, href, onComment }: CommentCountProps) {
  const t = useMessages(communitiesMessages);
  const formats = useFormats();
  if (href === undefined && onComment === undefined) return null;
  return (
    <Button
      tone="neutral"
      size="sm"
      icon={IconComment}
      label={t('commentCount', { n: post.commentsCount })}
      href={href}
      onPress={onComment}
    >
      {formats.number(post.commentsCount)}
    </Button>
  );
}
