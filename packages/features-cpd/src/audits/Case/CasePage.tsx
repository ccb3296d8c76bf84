import { type AuditCaseDetail, calls, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations } from '@portal/kit';
import { useAuditFiles } from '../../components/AuditContents/use-audit-files.ts';
import { auditDestinations } from '../../destinations.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseScreen } from './CaseScreen.tsx';
import { useCaseMutations } from './use-case-mutations.ts';

/** One member of an audit: what they have submitted, and what is decided about it. */
export function CasePage({ params }: PageProps<'id'>) {
  const { view } = useEndpoint(calls.audits.caseById, { params });
  const to = useDestinations(auditDestinations);
  return (
    <CaseScreen
      view={view}
      listHref={to.list()}
      auditHrefOf={(id) => to.audit({ id })}
      onDownload={useAuditFiles('submitted')}
      actions={(detail) => <LiveActions detail={detail} />}
    />
  );
}

function LiveActions({ detail }: { detail: AuditCaseDetail }) {
  return <CaseActions detail={detail} mutations={useCaseMutations(detail)} />;
}
