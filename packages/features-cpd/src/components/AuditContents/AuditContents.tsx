import type { AuditContents as Contents } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Banner, Button, Card, DescriptionList, Heading, IconDownload, Inline, Stack, Text } from '@portal/ui';
import { contentsMessages } from '../../messages-contents.ts';
import { completedText } from '../../model/cpd-dates.ts';
import { exactAmount } from '../../model/exact-amount.ts';
import { useFirst } from '../../model/use-first.ts';
import { WrittenPlan } from './WrittenPlan.tsx';

type AuditedRecord = Contents['records'][number];
type File = AuditedRecord['evidence'][number];

export interface AuditContentsProps {
  contents: Contents;
  /** What was remarked on single records. */
  remarks: readonly { cpdId: string; text: string }[];
  onDownload: (file: File) => void;
}

/** What is submitted in an audit: what it comes to, and each record with its evidence. */
export function AuditContents({ contents, remarks, onDownload }: AuditContentsProps) {
  const t = useMessages(contentsMessages);
  const { unit, completedHours, requiredHours, records, plan } = contents;
  const { first, onMore } = useFirst(records);
  const files = records.reduce((sum, { evidence }) => sum + evidence.length, 0);
  const amounts = { done: String(completedHours), required: String(requiredHours) };
  return (
    <Stack gap={5}>
      <Inline gap={4}>
        <Text size="lg" weight="semibold" tone="strong" isTabular>
          {t(unit === 'hours' ? 'recordedHours' : 'recordedPoints', amounts)}
        </Text>
        <Text tone="quiet">
          {t('recordsCount', { n: records.length })} · {t('filesCount', { n: files })}
        </Text>
      </Inline>
      <WrittenPlan plan={plan} />
      {records.length === 0 ? (
        <Text tone="quiet">{t('noRecords')}</Text>
      ) : (
        <Stack as="ul" gap={4} label={t('records')}>
          {first.map((record) => (
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
      )}
      {onMore !== undefined && <Button onPress={onMore}>{t('moreRecords')}</Button>}
    </Stack>
  );
}

interface RecordProps extends Pick<AuditContentsProps, 'onDownload'> {
  record: AuditedRecord;
  unit: Contents['unit'];
  remark: string | undefined;
}

function Record({ record, unit, remark, onDownload }: RecordProps) {
  const t = useMessages(contentsMessages);
  const { profile } = usePortal();
  const exact = exactAmount(record, unit);
  const said = (text: string) => text || t('none');
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {record.title}
      </Heading>
      {remark !== undefined && <Banner tone="caution">{t('remark', { text: remark })}</Banner>}
      <DescriptionList
        items={[
          { term: t(unit), description: exact === null ? String(record.hours) : t('duration', exact) },
          { term: t('completedDate'), description: completedText(record.completedDate, profile) },
          // Of what is optional nothing is read where nothing was said.
          ...[
            { term: t('category'), description: record.categoryName },
            { term: t('presenter'), description: record.presenter },
            { term: t('domain'), description: record.domain },
          ].filter(({ description }) => description !== ''),
          { term: t('learned'), description: said(record.learned) },
          { term: t('plan'), description: said(record.plan) },
          { term: t('evidence'), description: <Evidence files={record.evidence} onDownload={onDownload} /> },
        ]}
      />
    </Stack>
  );
}

function Evidence({ files, onDownload }: { files: readonly File[] } & Pick<AuditContentsProps, 'onDownload'>) {
  const t = useMessages(contentsMessages);
  if (files.length === 0) return t('noEvidence');
  return (
    <Inline gap={2}>
      {files.map((file) => (
        <Button
          key={file.id}
          icon={IconDownload}
          label={t('download', { name: file.name })}
          onPress={() => onDownload(file)}
        >
          {file.name}
        </Button>
      ))}
    </Inline>
  );
}
