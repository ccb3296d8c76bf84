import type { FoundPost } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Badge, Heading, IconChart, IconComment, Inline, Link, MarkedText, MetaLine, Stack, Text } from '@portal/ui';
import { PostBadges } from '../../components/PostCard/PostBadges.tsx';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import * as css from './CommunitySearch.css.ts';

export interface FoundItemProps {
  post: FoundPost;
  /** Of the community. */
  alias: string;
}

/** A post that was found: its title, who wrote it, and the words that fit. */
export function FoundItem({ post, alias }: FoundItemProps) {
  const t = useMessages(communitiesMessages);
  const formats = useFormats();
  const page = useDestinations(destinations).post({ alias, id: post.postId });
  const href = page !== undefined && post.commentId !== null ? `${page}#comments` : page;
  // One piece of text inside the link, which lays out what it holds side by side.
  const title = (
    <span>
      <MarkedText pieces={post.title} />
    </span>
  );
  return (
    <div className={css.found}>
      <Stack as="article" gap={2}>
        <FoundBadges post={post} />
        <Heading level={3} size="md">
          {href === undefined ? (
            title
          ) : (
            <Link href={href} tone="inherit" isStandalone>
              {title}
            </Link>
          )}
        </Heading>
        <MetaLine
          items={[
            formats.personName(post.author),
            formats.relative(post.createdAt),
            t('commentCount', { n: post.commentsCount }),
            post.filesCount > 0 && t('searchFiles', { n: post.filesCount }),
          ]}
        />
        {post.commentId !== null && (
          <Inline>
            <Badge icon={IconComment}>{t('searchInComment')}</Badge>
          </Inline>
        )}
        <Text isMeasured>
          <MarkedText pieces={post.excerpt} />
        </Text>
      </Stack>
    </div>
  );
}

function FoundBadges({ post }: { post: FoundPost }) {
  const t = useMessages(communitiesMessages);
  return (
    <Inline gap={2}>
      <PostBadges post={post} />
      {post.hasPoll && <Badge icon={IconChart}>{t('searchPoll')}</Badge>}
    </Inline>
  );
}
