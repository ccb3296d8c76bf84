import type { Community } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { AvatarStack, Inline, MediaCard, Text } from '@portal/ui';
import { places } from '../../destinations.ts';
import { messages } from '../../messages.ts';
import { canOpen } from '../../model/membership.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';
import { CommunityBadges } from '../CommunityFacts/CommunityBadges.tsx';
import { CommunityFacts } from '../CommunityFacts/CommunityFacts.tsx';
import { categoryNames } from '../CommunityFacts/category-names.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { JoinControl } from '../JoinControl/JoinControl.tsx';
import { LikeToggle } from '../LikeToggle/LikeToggle.tsx';

/** A community in a grid. Where it may not be opened it is no link and offers only its join button. */
export function CommunityCard(props: { community: Community; headingLevel?: 2 | 3 }) {
  const { community, headingLevel = 2 } = props;
  const t = useMessages(messages);
  const to = useDestinations(places);
  const isAdministrator = useIsStaff();
  const opens = canOpen(community, isAdministrator);

  return (
    <MediaCard
      title={community.name}
      headingLevel={headingLevel}
      href={opens ? to.community({ alias: community.alias }) : undefined}
      imageUrl={community.imageUrl}
      patternName={community.name}
      eyebrow={
        <Text as="span" size="xs" weight="semibold" tone="brand" maxLines={1}>
          {categoryNames(community, t('uncategorized'))}
        </Text>
      }
      description={community.shortDescription}
      badges={<CommunityBadges community={community} isAdministrator={isAdministrator} />}
      corner={opens ? <FavouriteToggle community={community} /> : undefined}
      meta={
        <Inline gap={2}>
          {community.faces.length > 0 && <AvatarStack people={community.faces} max={3} size="xs" />}
          <CommunityFacts community={community} size="xs" />
        </Inline>
      }
      footer={
        <Inline justify="between">
          <JoinControl community={community} />
          {opens && <LikeToggle community={community} />}
        </Inline>
      }
    />
  );
}
