import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Card, Image, Inline, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesManifest } from '../../manifest.ts';
import { useNewPostsText } from '../CommunityFacts/use-new-posts-text.ts';
import * as css from './CommunityTile.css.ts';

interface CommunityTileProps {
  community: Community;
  href?: string | undefined;
  action?: ReactNode;
}

/** A community in a line: a small picture, its name, and how much is new there or else its size. A card only where it can be opened. */
export function CommunityTile(props: CommunityTileProps) {
  const { community, href } = props;
  const t = useMessages(communitiesManifest.messages);
  const newPostsText = useNewPostsText();
  const isNew = community.newPostsCount > 0;
  const words = (
    <Inline gap={3} isWrapping={false} align={props.action === undefined ? 'center' : 'start'}>
      <div className={css.picture}>
        <Image src={community.imageUrl} alt="" ratio="1:1" patternName={community.name} sizes="3rem" />
      </div>
      <Stack gap={2} align="start">
        <div className={css.facts}>
          <Text as="span" weight="semibold" tone="strong" maxLines={2}>
            {community.name}
          </Text>
          <Text as="span" size="sm" tone={isNew ? 'brand' : 'quiet'}>
            {isNew ? newPostsText(community.newPostsCount) : t('memberCount', { n: community.membersCount })}
          </Text>
        </div>
        {props.action}
      </Stack>
    </Inline>
  );
  if (href === undefined) return words;
  return (
    <Card padding={2} href={href} label={community.name}>
      <div className={css.middle}>{words}</div>
    </Card>
  );
}
