import type { Community } from '@portal/api';
import { useDestinations, useMessages, type View } from '@portal/kit';
import { PanelSwitch, SkeletonPerson, Stack } from '@portal/ui';
import { places } from '../../destinations.ts';
import { CommunityTile } from '../../components/CommunityTile/CommunityTile.tsx';
import { JoinControl } from '../../components/JoinControl/JoinControl.tsx';
import { messages } from '../../messages.ts';
import { canOpen } from '../../model/membership.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';

const shown = 5;

/** Communities that may interest the person; nothing where there is none. */
export function Recommended(props: { view: View<readonly Community[]> }) {
  const t = useMessages(messages);
  return (
    <PanelSwitch
      title={t('recommended')}
      view={props.view}
      skeleton={<RecommendedSkeleton />}
      failedTitle={t('recommendedFailed')}
    >
      {(communities) => <RecommendedList communities={communities.slice(0, shown)} />}
    </PanelSwitch>
  );
}

function RecommendedList(props: { communities: readonly Community[] }) {
  const to = useDestinations(places);
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

function RecommendedSkeleton() {
  return (
    <Stack gap={5}>
      {Array.from({ length: shown }, (_, index) => (
        <SkeletonPerson key={index} />
      ))}
    </Stack>
  );
}
