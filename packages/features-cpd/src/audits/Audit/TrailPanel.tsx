import { type AuditTrailEntry, calls, useEndpointPages } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { PanelSwitch, ShowMore, Skeleton, Stack, Timeline, type TimelineEntry } from '@portal/ui';
import { cpdDeskMessages } from '../../desk/messages.ts';

const actionWords = {
  created: 'didCreate',
  submitted: 'didSubmit',
  accepted: 'didAccept',
  returned: 'didReturn',
  extended: 'didExtend',
  reminded: 'didRemind',
  evidenceOpened: 'didOpenEvidence',
  packTaken: 'didTakePack',
  resultsTaken: 'didTakeResults',
  closed: 'didClose',
} as const;

/** Who did what in an audit and when. */
export function TrailPanel({ auditId }: { auditId: string }) {
  const t = useMessages(cpdDeskMessages);
  const { dateTimeLong, day: dayText } = useFormats();
  const { view, ...more } = useEndpointPages(
    calls.audits.trail,
    { params: { id: auditId } },
    { pick: ({ entries }) => entries },
  );
  const entry = ({ id, at, kind, by, member, dueOn }: AuditTrailEntry): TimelineEntry => ({
    id,
    date: at,
    dateLabel: dateTimeLong(at),
    title: t(actionWords[kind], {
      name: by ?? t('somebody'),
      member: member ?? t('somebody'),
      due: dueOn === null ? '' : dayText(dueOn),
    }),
  });
  return (
    <PanelSwitch
      view={view}
      skeleton={<Skeleton lines={6} />}
      skeletonLabel={t('trailLoading')}
      failedTitle={t('trailFailed')}
    >
      {({ items }) => (
        <Stack gap={4}>
          <Timeline label={t('trail')} entries={items.map(entry)} />
          <ShowMore {...more} label={t('showMore')} failedText={t('moreFailed')} />
        </Stack>
      )}
    </PanelSwitch>
  );
}
