import { calls, firstRead, useEndpoint } from '@portal/api';
import { loading, type PageProps, useAnsweredOnce, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { AuditNotices } from './AuditNotices.tsx';
import { TrackerScreen } from './TrackerScreen.tsx';
import { useDocuments } from './use-documents.ts';
import { useRecordActions } from './use-record-actions.ts';

export function firstReads() {
  return [firstRead(calls.cpd.periods), firstRead(calls.cpd.newRecordLink), firstRead(calls.audits.mine)];
}

/** What a member has learned by periods, and what is still asked of them. The address can name a period whose plan is open. */
export function TrackerPage({ search }: Partial<Pick<PageProps, 'search'>>) {
  const to = useDestinations(destinations);
  const { view } = useEndpoint(calls.cpd.periods);
  const hasNotices = useAnsweredOnce(useEndpoint(calls.audits.mine).view);
  const link = useEndpoint(calls.cpd.newRecordLink);
  const hasEvents = to.discover({ filterType: 'all' }) !== undefined;
  const gap = useEndpoint(
    calls.cpd.gapEvents,
    {},
    { isEmpty: ({ events, courses }) => courses.length === 0 && (!hasEvents || events.length === 0) },
  );
  return (
    <TrackerScreen
      // What audits ask for stands above the periods, and would push them down later.
      view={hasNotices ? view : loading}
      openPlan={search?.plan}
      notices={<AuditNotices />}
      gap={gap.view}
      hasEvents={hasEvents}
      newRecordUrl={link.data?.url}
      onNewRecordRetry={link.view.state === 'failed' ? link.view.retry : undefined}
      importHref={to.importRecords()}
      eventHrefOf={(id) => to.event({ id })}
      copyHrefOf={(id) => to.newRecord(undefined, { copy: id })}
      documents={useDocuments()}
      {...useRecordActions()}
    />
  );
}
