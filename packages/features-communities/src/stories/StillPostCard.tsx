import { PostCard, type PostCardProps } from '../components/PostCard/PostCard.tsx';

type Shown = Pick<PostCardProps, 'post' | 'layout' | 'headingLevel' | 'rights' | 'role' | 'hasCommunity' | 'onComment'>;

/** The card of a post in stories of what stands around it: nothing that is pressed on it does anything. */
export function StillPostCard(shown: Shown) {
  const { post } = shown;
  return (
    <PostCard
      {...shown}
      href={`/communities/hand-therapy/posts/${post.id}`}
      like={{ isOn: post.isLiked, count: post.likesCount, toggle: nothing }}
      save={{ isOn: post.isSaved, count: 0, toggle: nothing }}
      onLikes={nothing}
      onViews={nothing}
      onReport={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onClose={nothing}
      onOpen={nothing}
      onCopyLink={nothing}
    />
  );
}

function nothing(): void {}
