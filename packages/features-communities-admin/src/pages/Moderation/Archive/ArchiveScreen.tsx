import { type Post, postStatuses } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { Button, Card, EmptyState, Heading, Illustration, Inline, Stack, Text } from '@portal/ui';
import { PostAuthor } from '@portal/features-communities/parts';
import { destinations } from '../../../destinations.ts';
import { draftText } from '@portal/features-communities/parts';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { PostList, type PostListProps } from '../PostList.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { mayGive } from '../status-rights.ts';

export interface ArchiveScreenProps extends Omit<PostListProps, 'label' | 'empty' | 'filters' | 'children'> {
  admin: AdminCommunity;
  onPublish: (post: Post) => void;
}

/** Posts that were declined, or archived for their reports. */
export function ArchiveScreen({ admin, onPublish, ...list }: ArchiveScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Stack gap={5}>
      <Heading level={1} isFocusable>
        {t('archive')}
      </Heading>
      <PostList
        {...list}
        label={t('archive')}
        empty={
          <EmptyState
            illustration={<Illustration name="conversation" />}
            title={t('nothingArchived')}
            text={t('nothingArchivedText')}
          />
        }
      >
        {(posts) => (
          <Stack as="ul" gap={4} label={t('archive')}>
            {posts.map((post) => (
              <li key={post.id}>
                <ArchivedPost
                  post={post}
                  mayPublish={mayGive(postStatuses.published, post, admin)}
                  onPublish={onPublish}
                />
              </li>
            ))}
          </Stack>
        )}
      </PostList>
    </Stack>
  );
}

interface ArchivedPostProps extends Pick<ArchiveScreenProps, 'onPublish'> {
  post: Post;
  mayPublish: boolean;
}

function ArchivedPost({ post, mayPublish, onPublish }: ArchivedPostProps) {
  const t = useMessages(communitiesAdminMessages);
  const { title, community, author, createdAt, writtenBy } = post;
  const href = useDestinations(destinations).post({ alias: community.alias, id: post.id });
  return (
    <Card as="article">
      <Stack gap={3}>
        <PostAuthor author={author} writtenAt={createdAt} writtenBy={writtenBy} size="sm" />
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Inline>
          <StatusBadge status={post.status} />
        </Inline>
        <Text tone="quiet" maxLines={2}>
          {draftText(post.body)}
        </Text>
        <Inline gap={2}>
          {mayPublish && (
            <Button size="sm" label={t('publishNamed', { title })} onPress={() => onPublish(post)}>
              {t('publish')}
            </Button>
          )}
          {href !== undefined && (
            <Button size="sm" tone="quiet" href={href} label={t('viewPostNamed', { title })}>
              {t('viewPost')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
