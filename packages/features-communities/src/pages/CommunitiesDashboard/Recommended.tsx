import type { Community } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { lazyComponent, PanelSwitch, SkeletonPerson, Stack } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

const shown = 5;

// What joining takes is a script of its own, which the posts beside do not wait for.
const RecommendedList = lazyComponent(() =>
  import('./RecommendedList.tsx').then((module) => ({ default: module.RecommendedList })),
);

/** Communities that may interest the person; nothing where there is none. */
export function Recommended(props: { view: View<readonly Community[]> }) {
  const t = useMessages(communitiesMessages);
  return (
    <PanelSwitch
      title={t('recommended')}
      view={props.view}
      skeleton={<RecommendedSkeleton />}
      failedTitle={t('recommendedFailed')}
    >
      {(communities) => (
        <RecommendedList communities={communities.slice(0, shown)} fallback={<RecommendedSkeleton />} />
      )}
    </PanelSwitch>
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
