import type { AuditedRecord, ShownContents } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Banner, Button, Card, DescriptionList, Heading, IconDownload, Inline, Stack } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { completedText } from '../../model/cpd-dates.ts';
import { exactAmount } from '../../model/exact-amount.ts';

type File = AuditedRecord['evidence'][number];

export interface AuditedRecordsProps {
  records: readonly AuditedRecord[];
  unit: ShownContents['unit'];
  /** What was remarked on single records. */
  remarks: readonly { cpdId: string; text: string }[];
  onDownload: (file: File) => void;
}

/** Records as they are submitted, each with its evidence and what was remarked on it. */
export function AuditedRecords({ records, unit, remarks, onDownload }: AuditedRecordsProps) {
  const t = useMessages(cpdMessages);
  return (
    <Stack as="ul" gap={4} label={t('auditedRecords')}>
      {records.map((record) => (
        <Card as="li" key={record.cpdId} surface="flat">
          <Record
            record={record}
            unit={unit}
            remark={remarks.find(({ cpdId }) => cpdId === record.cpdId)?.text}
            onDownload={onDownload}
          />
        </Card>
      ))}
    </Stack>
  );
}

interface RecordProps extends Pick<AuditedRecordsProps, 'unit' | 'onDownload'> {
  record: AuditedRecord;
  remark: string | undefined;
}

function Record({ record, unit, remark, onDownload }: RecordProps) {
  const t = useMessages(cpdMessages);
  const { profile } = usePortal();
  const exact = exactAmount(record, unit);
  const valueOrNone = (text: string) => text || t('noValue');
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {record.title}
      </Heading>
      {remark !== undefined && <Banner tone="caution">{t('remark', { text: remark })}</Banner>}
      <DescriptionList
        items={[
          {
            term: t(unit === 'hours' ? 'recordHours' : 'recordPoints'),
            description: exact === null ? String(record.hours) : t('hoursAndMinutes', exact),
          },
          { term: t('completedDate'), description: completedText(record.completedDate, profile) },
          // Of what is optional nothing is read where nothing was said.
          ...[
            { term: t('category'), description: record.categoryName },
            { term: t('presenter'), description: record.presenter },
            { term: t('domain'), description: record.domain },
          ].filter(({ description }) => description !== ''),
          { term: t('wasLearned'), description: valueOrNone(record.learned) },
          { term: t('willBeDone'), description: valueOrNone(record.plan) },
          { term: t('evidence'), description: <Evidence files={record.evidence} onDownload={onDownload} /> },
        ]}
      />
    </Stack>
  );
}

function Evidence({ files, onDownload }: { files: readonly File[] } & Pick<AuditedRecordsProps, 'onDownload'>) {
  const t = useMessages(cpdMessages);
  if (files.length === 0) return t('noEvidenceGiven');
  return (
    <Inline gap={2}>
      {files.map((file) => (
        <Button
          key={file.id}
          icon={IconDownload}
          label={t('downloadNamed', { name: file.name })}
          onPress={() => onDownload(file)}
        >
          {file.name}
        </Button>
      ))}
    </Inline>
  );
}
