import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, Image, Inline, Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import * as css from './CommunityName.css.ts';

/** A community by its picture and name, with what it no longer is. */
export function CommunityName({ community }: { community: Community }) {
  const t = useMessages(communitiesAdminMessages);
  const { name, imageUrl, isArchived, isDeleted } = community;
  return (
    <Inline gap={3} isWrapping={false} align="center">
      <div className={css.picture}>
        <Image src={imageUrl} alt="" ratio="1:1" patternName={name} sizes="2rem" />
      </div>
      <Stack gap={1} align="start">
        <Text as="span" weight="semibold" tone="strong" maxLines={2}>
          {name}
        </Text>
        {isDeleted ? <Badge tone="critical">{t('deleted')}</Badge> : isArchived && <Badge>{t('archived')}</Badge>}
      </Stack>
    </Inline>
  );
}
