import { type AuditedRecord, calls, type PagesState, useEndpointPages } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';
import { FurtherItems } from '../FurtherItems/FurtherItems.tsx';
import { AuditedRecords, type AuditedRecordsProps } from './AuditedRecords.tsx';

type ShownProps = Omit<AuditedRecordsProps, 'records'>;

interface FurtherProps extends ShownProps {
  caseId: string;
  /** Where those end that are shown. */
  after: string;
}

/** More of what the viewer would submit, or has submitted. */
export function FurtherOwn({ caseId, after, ...shown }: FurtherProps) {
  const input = { params: { id: caseId }, query: { after } };
  const pages = useEndpointPages(calls.audits.ownRecords, input, { pick: ({ records }) => records });
  return <Further {...shown} pages={pages} />;
}

/** More of what a member has submitted, for those who audit. */
export function FurtherOfCase({ caseId, after, ...shown }: FurtherProps) {
  const input = { params: { id: caseId }, query: { after } };
  const pages = useEndpointPages(calls.audits.caseRecords, input, { pick: ({ records }) => records });
  return <Further {...shown} pages={pages} />;
}

function Further({ pages, ...shown }: ShownProps & { pages: PagesState<AuditedRecord> }) {
  const t = useMessages(cpdMessages);
  return (
    <FurtherItems pages={pages} moreLabel={t('showMoreRecords')} failedText={t('moreFailed')}>
      {(records) => <AuditedRecords {...shown} records={records} />}
    </FurtherItems>
  );
}
