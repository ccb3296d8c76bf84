import type { CpdPeriod, CpdRecord } from '@portal/api';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import {
  Badge,
  Banner,
  Button,
  DescriptionList,
  Heading,
  IconCheckCircle,
  IconCopy,
  IconDownload,
  IconEdit,
  IconMore,
  IconTrash,
  Inline,
  Link,
  MenuButton,
  Spread,
  Stack,
} from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { completedText } from '../../model/cpd-dates.ts';
import { exactAmount } from '../../model/exact-amount.ts';
import { Certificate } from './Certificate.tsx';
import { useRecordPages } from '../../model/use-record-pages.ts';
import * as styles from './RecordItem.css.ts';
import type { Documents } from './use-documents.ts';

export interface RecordHandlers {
  /** Where an event is shown; undefined where the portal has none. */
  eventHrefOf: (id: string) => string | undefined;
  copyHrefOf: (id: string) => string | undefined;
  onDownload: (attachment: CpdRecord['attachments'][number]) => void;
  onDelete: (record: CpdRecord) => void;
  documents: Documents;
}

interface RecordItemProps extends RecordHandlers {
  record: CpdRecord;
  unit: CpdPeriod['standing']['unit'];
}

/** One record with all that it says. */
export function RecordItem({ record, unit, eventHrefOf, ...handlers }: RecordItemProps) {
  const t = useMessages(cpdMessages);
  const { profile } = usePortal();
  const { title, relatedEventId, completedDate, withdrawnDate, correctedDate } = record;
  const { date } = useFormats();
  const eventHref = relatedEventId === null ? undefined : eventHrefOf(relatedEventId);
  const exact = exactAmount(record, unit);
  const amount = exact === null ? String(record.hours) : t('hoursAndMinutes', exact);
  const valueOrNone = (text: string) => text || t('noValue');
  return (
    <Stack gap={3}>
      <Spread>
        <Inline gap={2}>
          <Heading level={3} size="md">
            {eventHref === undefined ? title : <Link href={eventHref}>{title}</Link>}
          </Heading>
          {withdrawnDate === null && <SourceBadge record={record} />}
        </Inline>
        <RecordActions record={record} {...handlers} />
      </Spread>
      {withdrawnDate !== null && (
        <Banner tone="info" title={t('withdrawn')}>
          {t(record.source === 'course' ? 'withdrawnCourseText' : 'withdrawnText', { day: date(withdrawnDate) })}
        </Banner>
      )}
      {correctedDate !== null && withdrawnDate === null && (
        <Banner tone="info">{t('corrected', { day: date(correctedDate) })}</Banner>
      )}
      <DescriptionList
        items={[
          { term: t(unit === 'hours' ? 'recordHours' : 'recordPoints'), description: amount },
          { term: t('category'), description: valueOrNone(record.categoryName) },
          { term: t('presenter'), description: valueOrNone(record.presenter) },
          { term: t('domain'), description: valueOrNone(record.domain) },
          {
            term: t('completedDate'),
            description: completedDate === null ? t('noValue') : completedText(completedDate, profile),
          },
          {
            term: t('attachments'),
            description:
              record.attachments.length === 0 ? (
                t('noValue')
              ) : (
                <Attachments attachments={record.attachments} onDownload={handlers.onDownload} />
              ),
          },
        ]}
      />
      {completedDate !== null && withdrawnDate === null && (
        <Certificate record={record} documents={handlers.documents} />
      )}
    </Stack>
  );
}

/** What the organisation has confirmed looks other than what a member says. */
function SourceBadge({ record: { isConfirmed } }: Pick<RecordItemProps, 'record'>) {
  const t = useMessages(cpdMessages);
  if (!isConfirmed) return <Badge>{t('recordedByYou')}</Badge>;
  return (
    <Badge tone="positive" icon={IconCheckCircle}>
      {t('confirmed')}
    </Badge>
  );
}

function Attachments({
  attachments,
  onDownload,
}: { attachments: CpdRecord['attachments'] } & Pick<RecordHandlers, 'onDownload'>) {
  const t = useMessages(cpdMessages);
  return (
    <Inline gap={2}>
      <span className={styles.onPaper} data-names={attachments.map(({ name }) => name).join(', ')} />
      {attachments.map((attachment) => (
        <Button
          key={attachment.id}
          size="sm"
          icon={IconDownload}
          label={t('downloadNamed', { name: attachment.name })}
          onPress={() => onDownload(attachment)}
        >
          {attachment.name}
        </Button>
      ))}
    </Inline>
  );
}

function RecordActions({
  record,
  copyHrefOf,
  onDelete,
}: { record: CpdRecord } & Pick<RecordHandlers, 'copyHrefOf' | 'onDelete'>) {
  const t = useMessages(cpdMessages);
  const { title, editUrl, cpdId } = record;
  const pageAt = useRecordPages();
  const copyHref = copyHrefOf(cpdId);
  return (
    <Inline gap={2} isWrapping={false}>
      {editUrl !== null && (
        <Button size="sm" icon={IconEdit} label={t('editNamed', { title })} {...pageAt(editUrl)}>
          {t('edit')}
        </Button>
      )}
      <MenuButton
        label={t('more', { title })}
        trigger={{ kind: 'icon', icon: IconMore, size: 'sm' }}
        items={[
          ...(copyHref === undefined ? [] : [{ id: 'copy', label: t('copy'), icon: IconCopy, href: copyHref }]),
          {
            id: 'delete',
            label: t('delete'),
            icon: IconTrash,
            tone: 'critical' as const,
            onPress: () => onDelete(record),
          },
        ]}
      />
    </Inline>
  );
}
