import { type PageProps, useMessages } from '@portal/kit';
import { Heading, Stack } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import { InsightScreen } from './InsightScreen.tsx';
import { useCommunityInsight } from './use-insight.ts';

export { firstReads } from '../Frame/use-admin-community.ts';

/** How a community does over time, for its moderators and those who look after all of them. */
export function CommunityInsightPage({ params, ...address }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="insight">
      {() => <LiveInsight id={params.id} {...address} />}
    </CommunityAdmin>
  );
}

function LiveInsight({ id, ...address }: Omit<PageProps, 'params'> & { id: string }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Stack gap={5}>
      <Heading level={1} isFocusable>
        {t('insightPageTitle')}
      </Heading>
      <InsightScreen {...useCommunityInsight(id, address)} />
    </Stack>
  );
}
