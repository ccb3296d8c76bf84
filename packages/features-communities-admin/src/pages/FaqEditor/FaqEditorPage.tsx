import type { PageProps } from '@portal/kit';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { FaqBlocks } from './FaqBlocks.tsx';
import { FaqEditorScreen } from './FaqEditorScreen.tsx';
import { useFaqEntries } from './use-faq-entries.ts';

/** What members ask often, as it is written. */
export function FaqEditorPage(_props: PageProps) {
  return (
    <ManagementGate tab="faq">
      <LiveFaq />
    </ManagementGate>
  );
}

function LiveFaq() {
  const { view } = useFaqEntries();
  return <FaqEditorScreen view={view}>{(entries) => <FaqBlocks entries={entries} />}</FaqEditorScreen>;
}
