import type { ShownContents } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, Inline, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { useFirst } from '../../model/use-first.ts';
import { AuditedRecords, type AuditedRecordsProps } from './AuditedRecords.tsx';
import { FurtherOfCase, FurtherOwn } from './FurtherRecords.tsx';
import { WrittenPlan } from './WrittenPlan.tsx';

export interface AuditContentsProps extends Pick<AuditedRecordsProps, 'remarks' | 'onDownload'> {
  contents: ShownContents;
  caseId: string;
  /** Who reads it: the member, or those who audit. */
  of: 'own' | 'case';
}

/** What is submitted in an audit: what it comes to, and each record with its evidence. */
export function AuditContents({ contents, caseId, of, ...shown }: AuditContentsProps) {
  const t = useMessages(cpdMessages);
  const { unit, completedHours, requiredHours, records, recordsCount, filesCount, nextCursor, plan } = contents;
  const { first, onMore } = useFirst(records);
  const [wantsFurther, setWantsFurther] = useState(false);
  const more = onMore ?? (nextCursor === null || wantsFurther ? undefined : () => setWantsFurther(true));
  const amounts = { done: String(completedHours), required: String(requiredHours) };
  const Further = of === 'own' ? FurtherOwn : FurtherOfCase;
  return (
    <Stack gap={5}>
      <Inline gap={4}>
        <Text size="lg" weight="semibold" tone="strong" isTabular>
          {t(unit === 'hours' ? 'recordedHours' : 'recordedPoints', amounts)}
        </Text>
        <Text tone="quiet">
          {t('recordsCount', { n: recordsCount })} · {t('filesCount', { n: filesCount })}
        </Text>
      </Inline>
      <WrittenPlan plan={plan} />
      {records.length === 0 ? (
        <Text tone="quiet">{t('noAuditedRecords')}</Text>
      ) : (
        <AuditedRecords {...shown} records={first} unit={unit} />
      )}
      {more !== undefined && <Button onPress={more}>{t('showMoreRecords')}</Button>}
      {wantsFurther && nextCursor !== null && <Further {...shown} caseId={caseId} after={nextCursor} unit={unit} />}
    </Stack>
  );
}
