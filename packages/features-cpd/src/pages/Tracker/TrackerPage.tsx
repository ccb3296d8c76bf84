import { calls, firstRead, useEndpoint } from '@portal/api';
import { useDestinations } from '@portal/kit';
import { places } from '../../destinations.ts';
import { AuditNotices } from './AuditNotices.tsx';
import { TrackerScreen } from './TrackerScreen.tsx';
import { useDocuments } from './use-documents.ts';
import { useRecordActions } from './use-record-actions.ts';

export function firstReads() {
  return [firstRead(calls.cpd.periods), firstRead(calls.cpd.newRecordLink), firstRead(calls.audits.mine)];
}

/** What a member has learned by periods, and what is still asked of them. */
export function TrackerPage() {
  const to = useDestinations(places);
  const { view } = useEndpoint(calls.cpd.periods);
  const link = useEndpoint(calls.cpd.newRecordLink);
  const hasEvents = to.discover({ filterType: 'all' }) !== undefined;
  const gap = useEndpoint(
    calls.cpd.gapEvents,
    {},
    { enabled: hasEvents, isEmpty: ({ events }) => events.length === 0 },
  );
  return (
    <TrackerScreen
      view={view}
      notices={<AuditNotices />}
      gapEvents={hasEvents ? gap.view : undefined}
      newRecordUrl={link.data?.url}
      importHref={to.importRecords()}
      eventHrefOf={(id) => to.event({ id })}
      copyHrefOf={(id) => to.newRecord(undefined, { copy: id })}
      documents={useDocuments()}
      {...useRecordActions()}
    />
  );
}
