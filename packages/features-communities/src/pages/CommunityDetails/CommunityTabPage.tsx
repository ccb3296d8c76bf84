import { CommunityScreen, type CommunityScreenProps } from './CommunityScreen.tsx';
import { useCommunity } from './use-community.ts';
import { useLeaveToExplore } from './use-leave-to-explore.ts';

interface CommunityTabPageProps extends Pick<CommunityScreenProps, 'tab' | 'side' | 'children'> {
  alias: string;
}

/** A tab of a community; whoever leaves the community there is led out. */
export function CommunityTabPage({ alias, ...screen }: CommunityTabPageProps) {
  const view = useCommunity(alias);
  const leave = useLeaveToExplore();
  return <CommunityScreen {...screen} view={view} onLeft={leave} />;
}
