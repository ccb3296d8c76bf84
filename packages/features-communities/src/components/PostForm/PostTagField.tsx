import { useMessages } from '@portal/kit';
import { Button, IconRefresh, Inline, Stack, TagField, type TagFieldProps } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { PostTags } from './use-post-tags.ts';

interface PostTagFieldProps extends Pick<
  TagFieldProps,
  'value' | 'onChange' | 'name' | 'onBlur' | 'error' | 'isOptional'
> {
  tags: PostTags;
}

/** The field for a post's tags, with another try where they could not be loaded. */
export function PostTagField({ tags, ...binding }: PostTagFieldProps) {
  const t = useMessages(communitiesMessages);
  return (
    <Stack gap={2}>
      <TagField {...tags.field} {...binding} />
      {tags.onRetry !== null && (
        <Inline>
          <Button size="sm" icon={IconRefresh} onPress={tags.onRetry}>
            {t('tryAgain')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
