import { limits, type PackPreview } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Button, formatBytes, Stack, Text } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { PackedRecords } from './PackedRecords.tsx';

export interface PackContentsProps {
  pack: PackPreview;
  /** The records after a place. */
  further: (after: string) => ReactNode;
}

/** What a pack has, file by file, and what it lacks. */
export function PackContents({ pack, further }: PackContentsProps) {
  const t = useMessages(cpdMessages);
  const { unit, completedHours, requiredHours, recordsCount, lackingCount, hasRemoved, hasPlan } = pack;
  const { records, nextCursor, filesCount, bytes, excess } = pack;
  const [wantsFurther, setWantsFurther] = useState(false);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="lg" weight="semibold" tone="strong" isTabular>
          {t(unit === 'hours' ? 'packHours' : 'packPoints', {
            done: String(completedHours),
            required: String(requiredHours),
          })}
        </Text>
        <Text tone="quiet">
          {t('packFacts', {
            records: t('recordsCount', { n: recordsCount }),
            files: t('filesCount', { n: filesCount }),
            size: formatBytes(bytes),
          })}
        </Text>
      </Stack>
      {excess !== null && <Banner tone="critical">{excessText(excess)}</Banner>}
      {lackingCount > 0 && (
        <Banner tone="caution" title={t('lackingEvidence', { n: lackingCount })}>
          {t('lackingEvidenceText')}
        </Banner>
      )}
      {hasRemoved && <Banner tone="info">{t('removedFilesText')}</Banner>}
      {!hasPlan && <Banner tone="info">{t('packWithoutPlan')}</Banner>}
      <PackedRecords records={records} />
      {nextCursor !== null && !wantsFurther && (
        <Button onPress={() => setWantsFurther(true)}>{t('showMoreRecords')}</Button>
      )}
      {nextCursor !== null && wantsFurther && further(nextCursor)}
    </Stack>
  );

  function excessText(of: 'files' | 'bytes'): string {
    return of === 'files'
      ? t('tooManyFiles', { n: String(limits.pack.files) })
      : t('tooManyBytes', { size: formatBytes(limits.pack.bytes) });
  }
}
