import { type AuditCase, calls, useEndpoint, useEndpointPages } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { Disclosure } from '@portal/ui';
import { auditDestinations } from '../../destinations.ts';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { AuditActions } from './AuditActions.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { type CaseFilter, caseFilters, CasesPanel } from './CasesPanel.tsx';
import { TrailPanel } from './TrailPanel.tsx';

/** One audit: how far it has come, its members, and what was done in it. */
export function AuditPage({ params, search, onSearchChange }: PageProps<'id'>) {
  const t = useMessages(cpdDeskMessages);
  const to = useDestinations(auditDestinations);
  const { view } = useEndpoint(calls.audits.byId, { params });
  const show = caseFilters.find((one) => one === search.show) ?? null;
  return (
    <AuditScreen
      view={view}
      backHref={to.list()}
      actions={(audit) => <AuditActions audit={audit} />}
      members={
        <LiveCases
          auditId={params.id}
          show={show}
          onShow={(chosen) => onSearchChange({ show: chosen ?? undefined })}
          hrefOf={({ caseId }) => to.member({ id: caseId })}
        />
      }
      trail={<Disclosure title={t('trail')}>{() => <TrailPanel auditId={params.id} />}</Disclosure>}
    />
  );
}

interface LiveCasesProps {
  auditId: string;
  show: CaseFilter | null;
  onShow: (show: CaseFilter | null) => void;
  hrefOf: (one: AuditCase) => string | undefined;
}

function LiveCases({ auditId, show, ...props }: LiveCasesProps) {
  const { refetch: _, ...list } = useEndpointPages(
    calls.audits.cases,
    { params: { id: auditId }, query: show === null ? {} : { show } },
    { pick: ({ cases }) => cases },
  );
  return <CasesPanel {...list} {...props} show={show} />;
}
