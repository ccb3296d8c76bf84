import { calls, useEndpoint } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { GlobalTermsScreen } from './GlobalTermsScreen.tsx';
import { TermsEditor } from './TermsEditor.tsx';

/** The terms of every community that has none of its own. */
export function GlobalTermsPage(_props: PageProps) {
  return (
    <ManagementGate tab="termsConditions">
      <LiveTerms />
    </ManagementGate>
  );
}

function LiveTerms() {
  const { view } = useEndpoint(calls.management.globalTerms, {});
  return <GlobalTermsScreen view={view}>{(terms) => <TermsEditor terms={terms} />}</GlobalTermsScreen>;
}
