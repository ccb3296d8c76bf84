import { calls, firstRead, useEndpoint, useEndpointCache } from '@portal/api';
import { type PageProps, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { OwnAuditScreen } from './OwnAuditScreen.tsx';
import { useAuditFiles } from '../../components/AuditContents/use-audit-files.ts';
import { useSubmit } from './use-submit.ts';

export function firstReads(params: { id: string }) {
  return [firstRead(calls.audits.own, { params })];
}

/** An audit that a member is asked in: what would be submitted, and what became of it. */
export function OwnAuditPage({ params }: PageProps<'id'>) {
  const { view, refetch } = useEndpoint(calls.audits.own, { params });
  const cache = useEndpointCache();
  const isWanted = view.state === 'ready' && view.data.isWanted;
  return (
    <OwnAuditScreen
      view={view}
      trackerHref={useDestinations(destinations).tracker()}
      onDownload={useAuditFiles(isWanted ? 'own' : 'submitted')}
      onSubmit={useSubmit(params.id, () => {
        refetch();
        cache.invalidate(calls.audits.ownRecords);
      })}
    />
  );
}
