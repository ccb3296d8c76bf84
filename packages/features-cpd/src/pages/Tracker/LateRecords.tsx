import { useMessages } from '@portal/kit';
import { ComesLater, type ComesLaterProps, loadOnUse, Skeleton } from '@portal/ui';
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
  return <RecordsPlace loaded={useRecords()}>{(PeriodRecords) => <PeriodRecords {...props} />}</RecordsPlace>;
}

interface RecordsPlaceProps {
  loaded: ReturnType<typeof useRecords>;
  children: ComesLaterProps<NonNullable<ReturnType<typeof useRecords>['value']>>['children'];
}

/** Where the records will stand once their code has come. */
export function RecordsPlace({ loaded, children }: RecordsPlaceProps) {
  const t = useMessages(messages);
  return (
    <ComesLater loaded={loaded} coming={<Skeleton lines={6} />} failedTitle={t('recordsFailed')}>
      {children}
    </ComesLater>
  );
}
