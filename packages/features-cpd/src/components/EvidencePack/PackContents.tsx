import { limits, type PackPreview } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, Banner, Button, formatBytes, Inline, Stack, Text } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { useFirst } from '../../model/use-first.ts';

type PackedRecord = PackPreview['records'][number];

/** What a pack has, file by file, and what it lacks. */
export function PackContents({ pack }: { pack: PackPreview }) {
  const t = useMessages(cpdMessages);
  const { unit, completedHours, requiredHours, records, filesCount, bytes, excess, hasPlan } = pack;
  const { first, onMore } = useFirst(records);
  const lacking = records.filter(({ lacksEvidence }) => lacksEvidence).length;
  const hasRemoved = records.some(({ files }) => files.some(({ isRemoved }) => isRemoved));
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
            records: t('recordsCount', { n: records.length }),
            files: t('filesCount', { n: filesCount }),
            size: formatBytes(bytes),
          })}
        </Text>
      </Stack>
      {excess !== null && <Banner tone="critical">{excessText(excess)}</Banner>}
      {lacking > 0 && (
        <Banner tone="caution" title={t('lackingEvidence', { n: lacking })}>
          {t('lackingEvidenceText')}
        </Banner>
      )}
      {hasRemoved && <Banner tone="info">{t('removedFilesText')}</Banner>}
      {!hasPlan && <Banner tone="info">{t('packWithoutPlan')}</Banner>}
      <Stack as="ul" gap={4} label={t('packContents')}>
        {first.map((record) => (
          <li key={record.cpdId}>
            <PackedRecordRow record={record} />
          </li>
        ))}
      </Stack>
      {onMore !== undefined && <Button onPress={onMore}>{t('showMoreRecords')}</Button>}
    </Stack>
  );

  function excessText(of: 'files' | 'bytes'): string {
    return of === 'files'
      ? t('tooManyFiles', { n: String(limits.pack.files) })
      : t('tooManyBytes', { size: formatBytes(limits.pack.bytes) });
  }
}

function PackedRecordRow({ record }: { record: PackedRecord }) {
  const t = useMessages(cpdMessages);
  const { number, title, files, certificate, lacksEvidence } = record;
  return (
    <Stack gap={1}>
      <Text weight="semibold">
        {number} {title}
      </Text>
      {files.map(({ name, path, bytes, isRemoved }) => (
        <Text key={path} size="sm" tone="quiet">
          {isRemoved ? t('removedFile', { name }) : t('packFile', { name, size: formatBytes(bytes) })}
        </Text>
      ))}
      {(certificate !== null || lacksEvidence) && (
        <Inline gap={2}>
          {certificate !== null && <Badge tone="positive">{t('packCertificate')}</Badge>}
          {lacksEvidence && <Badge tone="caution">{t('noEvidence')}</Badge>}
        </Inline>
      )}
    </Stack>
  );
}
