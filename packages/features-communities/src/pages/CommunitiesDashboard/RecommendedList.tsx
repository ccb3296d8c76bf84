import type { Community } from '@portal/api';
import { useDestinations } from '@portal/kit';
import { Stack } from '@portal/ui';
import { CommunityTile } from '../../components/CommunityTile/CommunityTile.tsx';
import { JoinControl } from '../../components/JoinControl/JoinControl.tsx';
import { destinations } from '../../destinations.ts';
import { canOpen } from '../../model/membership.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';

/** Communities with the way to join each. */
export function RecommendedList(props: { communities: readonly Community[] }) {
  const to = useDestinations(destinations);
  const isStaff = useIsStaff();
  return (
    <Stack as="ul" gap={5}>
      {props.communities.map((community) => (
        <li key={community.id}>
          <CommunityTile
            community={community}
            href={canOpen(community, isStaff) ? to.community({ alias: community.alias }) : undefined}
            action={<JoinControl community={community} />}
          />
        </li>
      ))}
    </Stack>
  );
}
