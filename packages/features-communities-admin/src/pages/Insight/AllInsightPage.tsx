import { type PageProps, useMessages } from '@portal/kit';
import { ManagementFrame } from '../../components/ManagementFrame/ManagementFrame.tsx';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import { InsightScreen } from './InsightScreen.tsx';
import { useAllInsight } from './use-insight.ts';

/** How all communities do over time. */
export function AllInsightPage(props: PageProps) {
  return (
    <ManagementGate tab="insight">
      <LiveInsight {...props} />
    </ManagementGate>
  );
}

function LiveInsight(address: PageProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ManagementFrame tab="insight" title={t('allInsightPageTitle')}>
      <InsightScreen {...useAllInsight(address)} />
    </ManagementFrame>
  );
}
