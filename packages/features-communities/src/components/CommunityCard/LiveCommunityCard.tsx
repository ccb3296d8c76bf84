import type { Community } from '@portal/api';
import { useDestinations } from '@portal/kit';
import { memo } from 'react';
import { destinations } from '../../destinations.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { JoinControl } from '../JoinControl/JoinControl.tsx';
import { LikeToggle } from '../LikeToggle/LikeToggle.tsx';
import { CommunityCard } from './CommunityCard.tsx';

/** The card of a community, with what the person can do with it. It is not rendered again by a key in the search or a tick beside the list. */
export const LiveCommunityCard = memo(function LiveCommunityCard(props: { community: Community; isFirst?: boolean }) {
  const { community, isFirst } = props;
  const to = useDestinations(destinations);
  const isStaff = useIsStaff();
  return (
    <CommunityCard
      community={community}
      isStaff={isStaff}
      isFirst={isFirst}
      href={to.community({ alias: community.alias })}
      join={<JoinControl community={community} />}
      favourite={<FavouriteToggle community={community} />}
      like={<LikeToggle community={community} />}
    />
  );
});
