import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { AvatarStack, Inline, MediaCard, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { canOpen } from '../../model/membership.ts';
import { CommunityBadges } from '../CommunityFacts/CommunityBadges.tsx';
import { CommunityFacts } from '../CommunityFacts/CommunityFacts.tsx';
import { categoryNames } from '../CommunityFacts/category-names.ts';

export interface CommunityCardProps {
  community: Community;
  isStaff: boolean;
  /** Where it leads whoever may open it. */
  href: string | undefined;
  headingLevel?: 2 | 3;
  isFirst?: boolean | undefined;
  /** The way in. */
  join: ReactNode;
  /** Rendered for whoever may open it. */
  favourite: ReactNode;
  like: ReactNode;
}

/** A community in a grid. Where it may not be opened it is no link and offers only its join button. */
export function CommunityCard(props: CommunityCardProps) {
  const { community, isStaff, headingLevel = 2 } = props;
  const t = useMessages(communitiesMessages);
  const opens = canOpen(community, isStaff);

  return (
    <MediaCard
      title={community.name}
      headingLevel={headingLevel}
      href={opens ? props.href : undefined}
      imageUrl={community.imageUrl}
      patternName={community.name}
      isFirst={props.isFirst ?? false}
      eyebrow={
        <Text as="span" size="xs" weight="semibold" tone="brand" maxLines={1}>
          {categoryNames(community, t('uncategorized'))}
        </Text>
      }
      description={community.shortDescription}
      badges={<CommunityBadges community={community} isStaff={isStaff} hasNewPosts />}
      corner={opens ? props.favourite : undefined}
      meta={
        <Inline gap={2}>
          {community.faces.length > 0 && <AvatarStack people={community.faces} max={3} size="xs" />}
          <CommunityFacts community={community} size="xs" />
        </Inline>
      }
      footer={
        <Inline justify="between">
          {props.join}
          {opens && props.like}
        </Inline>
      }
    />
  );
}
