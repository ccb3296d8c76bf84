import { calls, type EventChange, useEndpoint } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { DescriptionList, PanelSwitch, Skeleton, Text, Timeline, type TimelineEntry } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { useDeskOptions } from '../../model/use-desk-options.ts';
import { useValueWords } from '../../model/use-value-words.ts';
import { fieldWord, valueText, type ValueWords } from '../../model/value-words.ts';

/** Who did what to an event and when, and what was before and after. */
export function HistoryPanel({ id }: { id: string }) {
  const t = useMessages(eventsDeskMessages);
  const { view } = useEndpoint(
    calls.desk.history,
    { params: { id } },
    { isEmpty: ({ changes }) => changes.length === 0 },
  );
  const options = useDeskOptions();
  const words = useValueWords(options.state === 'ready' ? options.data : null);
  const { dateTimeLong } = useFormats();
  const entry = ({ id: key, at, kind, by, changes }: EventChange): TimelineEntry => ({
    id: key,
    date: at,
    dateLabel: dateTimeLong(at),
    title: t(actionWords[kind], { name: by?.name ?? t('somebodyGone') }),
    children: changes.length > 0 && <Changes changes={changes} words={words} />,
  });
  return (
    <PanelSwitch
      view={view}
      skeleton={<Skeleton lines={6} />}
      skeletonLabel={t('historyLoading')}
      failedTitle={t('historyFailed')}
      empty={<Text tone="quiet">{t('noHistory')}</Text>}
    >
      {({ changes }) => <Timeline label={t('history')} entries={changes.map(entry)} />}
    </PanelSwitch>
  );
}

const actionWords = {
  created: 'didCreate',
  copied: 'didCopy',
  edited: 'didEdit',
  published: 'didPublish',
  cancelled: 'didCancel',
  refundApproved: 'didRefund',
  refundDeclined: 'didDeclineRefund',
} as const;

function Changes({ changes, words }: { changes: EventChange['changes']; words: ValueWords }) {
  const t = useMessages(eventsDeskMessages);
  return (
    <DescriptionList
      isStacked
      items={changes.map(({ field, before, after }) => ({
        term: t(fieldWord(field)),
        description:
          field === 'message'
            ? valueText(after, words)
            : t('beforeAfter', { before: valueText(before, words), after: valueText(after, words) }),
      }))}
    />
  );
}
