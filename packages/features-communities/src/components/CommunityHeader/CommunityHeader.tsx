import type { Community } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { AvatarStack, Heading, Image, Inline, Stack, Text } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { CommunityBadges } from '../CommunityFacts/CommunityBadges.tsx';
import { CommunityFacts } from '../CommunityFacts/CommunityFacts.tsx';
import { categoryNames } from '../CommunityFacts/category-names.ts';
import { CopyLink } from '../CopyLink/CopyLink.tsx';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { JoinControl } from '../JoinControl/JoinControl.tsx';
import { LikeToggle } from '../LikeToggle/LikeToggle.tsx';
import * as css from './CommunityHeader.css.ts';

interface CommunityHeaderProps {
  community: Community;
  isStaff: boolean;
  /** Off where the way in stands with the notice below. */
  isJoinShown: boolean;
  onLeft: () => void;
}

/** Cover, name, one line of facts, and what the person can do. */
export function CommunityHeader(props: CommunityHeaderProps) {
  const { community } = props;
  const t = useMessages(communitiesMessages);
  const href = useDestinations(destinations).community({ alias: community.alias });

  return (
    <Stack as="header" gap={5}>
      <div className={css.cover}>
        <Image src={community.imageUrl} alt="" ratio="3:1" patternName={community.name} isLargest />
      </div>
      <Inline justify="between" align="end" gap={5}>
        <div className={css.words}>
          <Stack gap={2}>
            <Inline gap={2}>
              <Text as="span" size="sm" weight="semibold" tone="brand">
                {categoryNames(community, t('uncategorized'))}
              </Text>
              <CommunityBadges community={community} isStaff={props.isStaff} />
            </Inline>
            <Heading level={1} size="3xl" isFocusable>
              {community.name}
            </Heading>
            <Text size="lg" tone="quiet" isMeasured>
              {community.shortDescription}
            </Text>
            <Inline gap={3}>
              {community.faces.length > 0 && <AvatarStack people={community.faces} max={3} size="sm" />}
              <CommunityFacts community={community} />
            </Inline>
          </Stack>
        </div>
        <Inline gap={2}>
          {props.isJoinShown && <JoinControl community={community} emphasis="strong" onLeft={props.onLeft} />}
          <LikeToggle community={community} />
          <FavouriteToggle community={community} />
          {href !== undefined && <CopyLink href={href} />}
        </Inline>
      </Inline>
    </Stack>
  );
}
