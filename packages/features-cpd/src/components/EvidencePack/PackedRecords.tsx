import type { PackPreview } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, formatBytes, Inline, Stack, Text } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

type PackedRecord = PackPreview['records'][number];

/** Records as they lie in a pack. */
export function PackedRecords({ records }: { records: readonly PackedRecord[] }) {
  const t = useMessages(cpdMessages);
  return (
    <Stack as="ul" gap={4} label={t('packContents')}>
      {records.map((record) => (
        <li key={record.cpdId}>
          <PackedRecordRow record={record} />
        </li>
      ))}
    </Stack>
  );
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
          {certificate !== null && <Badge>{t('packPaper')}</Badge>}
          {lacksEvidence && <Badge tone="caution">{t('noEvidence')}</Badge>}
        </Inline>
      )}
    </Stack>
  );
}
