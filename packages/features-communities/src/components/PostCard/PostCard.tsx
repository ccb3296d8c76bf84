import type { Post } from '@portal/api';
import { Card, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import type { PostRights } from '../../model/post-permissions.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import { PostActions, type PostToggle } from '../PostActions/PostActions.tsx';
import { PostMenu, type PostMenuActions } from '../PostActions/PostMenu.tsx';
import { PostAuthor } from '../PostAuthor/PostAuthor.tsx';
import { PostBody } from './PostBody.tsx';
import { PostTags } from './PostTags.tsx';

export interface PostCardProps extends PostMenuActions {
  post: Post;
  /** In a list a post is a card and shortened; on its own page it is the page. */
  layout: 'feed' | 'page';
  headingLevel: 1 | 2 | 3;
  href: string | undefined;
  rights: PostRights;
  role?: MemberRole | undefined;
  /** Says in which community it was written. */
  hasCommunity?: boolean;
  like: PostToggle;
  save: PostToggle;
  /** What of it waits for approval, for those whom that concerns. */
  approval?: ReactNode;
  /** Of the page that its text links to. */
  preview?: ReactNode;
  /** What it asks its readers to choose from. */
  poll?: ReactNode;
  /** In place of the plain tags, where they can be edited. */
  tags?: ReactNode;
  /** It was being edited until now: the focus comes back to its menu. */
  hasAutoFocus?: boolean | undefined;
  onLikes: () => void;
  onViews: () => void;
  onComment?: (() => void) | undefined;
}

/** A post with everything that can be done with it. */
export function PostCard(props: PostCardProps) {
  const { post, layout, href, rights } = props;
  const content = (
    <Stack gap={4}>
      <PostAuthor
        author={post.author}
        writtenAt={post.createdAt}
        writtenBy={post.writtenBy}
        role={props.role}
        community={props.hasCommunity ? post.community : undefined}
        actions={<PostMenu {...props} />}
      />
      {props.approval}
      <PostBody post={post} href={href} headingLevel={props.headingLevel} isShortened={layout === 'feed'} />
      {props.preview}
      {props.poll}
      {props.tags ?? <PostTags post={post} />}
      <PostActions
        post={post}
        commentsHref={layout === 'feed' && href !== undefined ? `${href}#comments` : undefined}
        rights={rights}
        like={props.like}
        save={props.save}
        onLikes={props.onLikes}
        onViews={props.onViews}
        onComment={layout === 'page' ? props.onComment : undefined}
      />
    </Stack>
  );
  return layout === 'feed' ? <Card as="article">{content}</Card> : <Stack as="article">{content}</Stack>;
}
