import { useDestinations, useMessages } from '@portal/kit';
import { Card, Text } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { PostForm } from '../PostForm/PostForm.tsx';
import { emptyPost, type PostValues } from '../PostForm/post-values.ts';
import type { PostComposerProps } from './PostComposer.tsx';

interface NewPostFormProps extends PostComposerProps {
  draftKey: string;
  onSave: (values: PostValues) => Promise<void>;
  onCancel: () => void;
}

const noTags = [] as const;

/** The composer while it is open. */
export function NewPostForm({ community, ...form }: NewPostFormProps) {
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  return (
    <Card as="section">
      <PostForm
        {...form}
        communityId={community.id}
        initial={emptyPost}
        draftPlace={{
          kind: t('draftOfPost'),
          place: community.name,
          href: to.communityPosts({ alias: community.alias }),
        }}
        label={t('newPostTitle')}
        submitLabel={t('publishPost')}
        tags={noTags}
        notice={() =>
          community.isRequirePostApproval && (
            <Text size="sm" tone="quiet">
              {t('postNeedsApproval')}
            </Text>
          )
        }
      />
    </Card>
  );
}
