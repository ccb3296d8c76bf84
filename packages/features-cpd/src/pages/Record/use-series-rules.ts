import { type CpdOptions, limits } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { custom } from '@portal/kit/form';
import { cpdMessages } from '../../messages.ts';
import { isToCome } from './day-to-come.ts';
import type { RecordValues } from './record-values.ts';

const { seriesDays } = limits.cpd;

/** What is asked of an entry that happened on several days; of one that happened once, nothing. */
export function useSeriesRules({ timeZone }: CpdOptions) {
  const t = useMessages(cpdMessages);
  const { clock } = usePortal();
  const ofSeries = <Value>(isWell: (value: Value, values: RecordValues) => boolean, message: string) =>
    custom((value: Value, values: RecordValues) => !values.isSeries || isWell(value, values), message);
  return {
    day: [ofSeries((day: string | null) => day !== null, t('firstDayRequired'))],
    lastDay: [
      ofSeries((last: string | null) => last !== null, t('lastDayRequired')),
      ofSeries((last: string | null, { day }) => last === null || day === null || last >= day, t('lastDayBefore')),
    ],
    days: [
      ofSeries(
        (days: string[], { day, lastDay }) => days.length > 0 || day === null || lastDay === null || lastDay < day,
        t('daysRequired'),
      ),
      ofSeries((days: string[]) => days.length <= seriesDays, t('daysMost', { n: seriesDays })),
      ofSeries((days: string[]) => new Set(days).size === days.length, t('dayTwice')),
      ofSeries((days: string[]) => !days.some((day) => isToCome(day, clock.now(), timeZone)), t('daysToCome')),
    ],
  };
}
