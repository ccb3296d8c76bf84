import { useMessages } from '@portal/kit';
import { loadOnUse, Skeleton } from '@portal/ui';
import { ComesLater } from '../../components/ComesLater/ComesLater.tsx';
import { messages } from '../../messages.ts';
import type { PeriodRecordsProps } from './PeriodRecords.tsx';

const load = async () => (await import('./PeriodRecords.tsx')).PeriodRecords;
const useRecords = loadOnUse(load);

/** The tracker is there: its details come before anybody opens them. */
export function prepareRecords(): void {
  void load().catch(() => undefined);
}

/** The records of a period, which nobody sees at first. */
export function LateRecords(props: PeriodRecordsProps) {
  const t = useMessages(messages);
  return (
    <ComesLater loaded={useRecords()} coming={<Skeleton lines={6} />} failedTitle={t('recordsFailed')}>
      {(PeriodRecords) => <PeriodRecords {...props} />}
    </ComesLater>
  );
}
