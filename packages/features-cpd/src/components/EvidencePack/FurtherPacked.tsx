import { calls, useEndpointPages } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';
import { FurtherItems } from '../FurtherItems/FurtherItems.tsx';
import { PackedRecords } from './PackedRecords.tsx';

interface FurtherPackedProps {
  periodId: string;
  asOf: string | null;
  /** Where those end that are shown. */
  after: string;
}

/** More of the records in the pack of a period. */
export function FurtherPacked({ periodId, asOf, after }: FurtherPackedProps) {
  const t = useMessages(cpdMessages);
  const input = { params: { id: periodId }, query: asOf === null ? { after } : { asOf, after } };
  const pages = useEndpointPages(calls.packs.records, input, { pick: ({ records }) => records });
  return (
    <FurtherItems pages={pages} moreLabel={t('showMoreRecords')} failedText={t('moreFailed')}>
      {(records) => <PackedRecords records={records} />}
    </FurtherItems>
  );
}
