import type { CpdPeriod } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconDownload, IconExternal, IconPrint, Inline } from '@portal/ui';
import { PackButton } from '../../components/EvidencePack/PackButton.tsx';
import { cpdMessages } from '../../messages.ts';
import type { Documents } from './use-documents.ts';

interface PeriodSummaryProps {
  period: CpdPeriod;
  years: string;
  documents: Documents;
}

/** What is done with the summary of a period; without a record that is finished there is none. */
export function PeriodSummary({ period, years, documents: { busy, ...documents } }: PeriodSummaryProps) {
  const t = useMessages(cpdMessages);
  const { cpdPeriodId: id, cpdRecords, nextCursor } = period;
  // Those that are not finished come first, and are few.
  if (nextCursor === null && cpdRecords.every(({ completedDate }) => completedDate === null)) return null;
  return (
    <Inline gap={2}>
      <Button
        icon={IconExternal}
        label={t('openSummary', { years })}
        isPending={busy === `openSummary ${id}`}
        onPress={() => documents.openSummary(id)}
      >
        {t('open')}
      </Button>
      <Button
        icon={IconDownload}
        label={t('downloadSummaryNamed', { years })}
        isPending={busy === `downloadSummary ${id}`}
        onPress={() => documents.downloadSummary(id, years)}
      >
        {t('downloadSummary')}
      </Button>
      <Button
        icon={IconPrint}
        label={t('printSummary', { years })}
        isPending={busy === `printSummary ${id}`}
        onPress={() => documents.printSummary(id, years)}
      >
        {t('print')}
      </Button>
      <PackButton periodId={id} years={years} />
    </Inline>
  );
}
