import { standingIn } from '../../model/standing.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';
import { useAccessLost } from '../../model/use-access-lost.ts';
import { CommunityScreen, type CommunityScreenProps } from './CommunityScreen.tsx';
import { useCommunity } from './use-community.ts';
import { useLeaveToExplore } from './use-leave-to-explore.ts';

interface CommunityTabPageProps extends Pick<CommunityScreenProps, 'tab' | 'side' | 'children'> {
  alias: string;
}

/** A tab of a community; whoever leaves the community there is led out, and whoever is put out is told. */
export function CommunityTabPage({ alias, ...screen }: CommunityTabPageProps) {
  const view = useCommunity(alias);
  const leave = useLeaveToExplore();
  const standing = standingIn(view, useIsStaff());
  const name = view.state === 'ready' ? view.data.community.name : null;
  const putOut = useAccessLost({ id: alias, standing, name });

  function leaveByOneself() {
    putOut.onLeft();
    leave();
  }

  return (
    <div ref={putOut.page}>
      <CommunityScreen {...screen} view={view} onLeft={leaveByOneself} />
    </div>
  );
}
