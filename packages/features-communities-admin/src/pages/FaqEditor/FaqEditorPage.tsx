import { calls, pageSizes, useEndpoint } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { FaqBlocks } from './FaqBlocks.tsx';
import { FaqEditorScreen } from './FaqEditorScreen.tsx';

/** What members ask often, as it is written. */
export function FaqEditorPage(_props: PageProps) {
  return (
    <ManagementGate tab="faq">
      <LiveFaq />
    </ManagementGate>
  );
}

function LiveFaq() {
  const { view } = useEndpoint(calls.faq.all, { query: { page: 1, pageSize: pageSizes.list } });
  return <FaqEditorScreen view={view}>{(entries) => <FaqBlocks entries={entries} />}</FaqEditorScreen>;
}
