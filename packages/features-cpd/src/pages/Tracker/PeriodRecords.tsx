import { calls, type CpdPeriod, useEndpointPages } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, Divider, Stack } from '@portal/ui';
import { useState } from 'react';
import { FurtherItems } from '../../components/FurtherItems/FurtherItems.tsx';
import { cpdMessages } from '../../messages.ts';
import { type RecordHandlers, RecordItem } from './RecordItem.tsx';
import * as styles from './PeriodRecords.css.ts';

export interface PeriodRecordsProps extends RecordHandlers {
  period: CpdPeriod;
  label: string;
}

/** The records of a period: the first came with it, the others when they are asked for. */
export function PeriodRecords({ period, label, ...handlers }: PeriodRecordsProps) {
  const t = useMessages(cpdMessages);
  const [wantsMore, setWantsMore] = useState(false);
  return (
    <Stack gap={4}>
      <RecordList label={label} records={period.cpdRecords} period={period} {...handlers} />
      {period.nextCursor !== null && !wantsMore && (
        <Button onPress={() => setWantsMore(true)}>{t('moreRecords')}</Button>
      )}
      {period.nextCursor !== null && wantsMore && (
        <FurtherRecords period={period} label={label} after={period.nextCursor} {...handlers} />
      )}
    </Stack>
  );
}

function FurtherRecords({ period, label, after, ...handlers }: PeriodRecordsProps & { after: string }) {
  const t = useMessages(cpdMessages);
  const pages = useEndpointPages(
    calls.cpd.records,
    { query: { periodId: period.cpdPeriodId, after } },
    { pick: ({ cpdRecords }) => cpdRecords },
  );
  return (
    <FurtherItems pages={pages} moreLabel={t('moreRecords')} failedText={t('moreFailed')}>
      {(records) => <RecordList label={label} records={records} period={period} {...handlers} />}
    </FurtherItems>
  );
}

function RecordList({
  label,
  records,
  period,
  ...handlers
}: PeriodRecordsProps & { records: readonly CpdPeriod['cpdRecords'][number][] }) {
  return (
    <Stack as="ul" gap={4} label={label}>
      {records.map((record) => (
        <li key={record.cpdId} className={styles.record}>
          <Stack gap={4}>
            <Divider />
            <RecordItem record={record} unit={period.standing.unit} {...handlers} />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
