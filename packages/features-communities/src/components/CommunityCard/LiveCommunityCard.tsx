import type { Community } from '@portal/api';
import { useDestinations } from '@portal/kit';
import { places } from '../../destinations.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { JoinControl } from '../JoinControl/JoinControl.tsx';
import { LikeToggle } from '../LikeToggle/LikeToggle.tsx';
import { CommunityCard } from './CommunityCard.tsx';

/** The card of a community, with what the person can do with it. */
export function LiveCommunityCard({ community, isFirst }: { community: Community; isFirst?: boolean }) {
  const to = useDestinations(places);
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
}
