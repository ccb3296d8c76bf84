import { useMessages } from '@portal/kit';
import { lazyComponent, Skeleton } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import type { PeriodRecordsProps } from './PeriodRecords.tsx';

/** Nobody sees them at first. */
export const PeriodRecords = lazyComponent(() =>
  import('./PeriodRecords.tsx').then((module) => ({ default: module.PeriodRecords })),
);

export interface LazyPeriodRecordsProps extends PeriodRecordsProps {
  records?: typeof PeriodRecords;
}

/** The lazy records of a period, with their fallback. */
export function LazyPeriodRecords({ records: Records = PeriodRecords, ...props }: LazyPeriodRecordsProps) {
  const t = useMessages(cpdMessages);
  return <Records {...props} fallback={<Skeleton lines={6} />} onError={{ title: t('recordsFailed') }} />;
}
