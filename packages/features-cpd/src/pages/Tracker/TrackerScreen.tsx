import type { CpdPeriod } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Banner,
  Button,
  IconMore,
  IconPlus,
  Inline,
  lazyComponent,
  MenuButton,
  PanelSwitch,
  Skeleton,
  Stack,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { CpdFrame } from '../../components/CpdFrame/CpdFrame.tsx';
import { cpdMessages } from '../../messages.ts';
import { useRecordPages } from '../../model/use-record-pages.ts';
import type { Gap } from './GapFillers.tsx';
import { PeriodCard } from './PeriodCard.tsx';
import type { RecordHandlers } from './RecordItem.tsx';
import type { Deleted } from './use-record-actions.ts';

const LiveReminders = lazyComponent(() =>
  import('../../components/Reminders/LiveReminders.tsx').then((module) => ({ default: module.LiveReminders })),
);

export interface TrackerScreenProps extends RecordHandlers {
  view: View<CpdPeriod[]>;
  /** Where a record is written; undefined until it is known. */
  newRecordUrl: string | undefined;
  /** Asks again where that is; given where it could not be found out. */
  onNewRecordRetry?: (() => void) | undefined;
  /** What the member is asked for, above their periods. */
  notices?: ReactNode;
  /** Where records are brought in from a file. */
  importHref: string | undefined;
  /** What gives something of what is missing. */
  gap: View<Gap>;
  /** Whether the portal has events that could. */
  hasEvents: boolean;
  /** The period whose goals and reflection are open at first. */
  openPlan?: string | undefined;
  /** What was just deleted, and can be taken back. */
  deleted: Deleted | null;
  onUndo: (deleted: Deleted) => void;
  onForget: () => void;
}

export function TrackerScreen(props: TrackerScreenProps) {
  const { view, notices, deleted, onUndo, onForget, onNewRecordRetry } = props;
  const t = useMessages(cpdMessages);
  return (
    <CpdFrame current="tracker" title={t('tracker')} actions={<Actions {...props} />}>
      {onNewRecordRetry !== undefined && (
        <Banner
          tone="critical"
          role="alert"
          action={
            <Button size="sm" onPress={onNewRecordRetry}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('addEntryFailed')}
        </Banner>
      )}
      {notices}
      {deleted !== null && (
        <Banner
          tone="neutral"
          role="status"
          onDismiss={onForget}
          action={
            <Button size="sm" onPress={() => onUndo(deleted)}>
              {t('undo')}
            </Button>
          }
        >
          {t('deleted', { title: deleted.title })}
        </Banner>
      )}
      <PanelSwitch
        view={view}
        scope="page"
        skeletonLabel={t('trackerLoading')}
        skeleton={<Skeleton lines={14} />}
        failedTitle={t('trackerFailed')}
      >
        {(periods) => (
          <Stack gap={5}>
            {periods.map((period) => (
              <PeriodCard key={period.cpdPeriodId} period={period} {...props} />
            ))}
          </Stack>
        )}
      </PanelSwitch>
    </CpdFrame>
  );
}

function Actions({ newRecordUrl, importHref }: Pick<TrackerScreenProps, 'newRecordUrl' | 'importHref'>) {
  const t = useMessages(cpdMessages);
  const [hasReminders, setReminders] = useState(false);
  return (
    <Inline gap={2} isWrapping={false}>
      <AddEntry url={newRecordUrl} />
      <MenuButton
        label={t('moreActions')}
        trigger={{ kind: 'icon', icon: IconMore }}
        items={[
          ...(importHref === undefined ? [] : [{ id: 'import', label: t('importRecords'), href: importHref }]),
          { id: 'reminders', label: t('reminders'), onPress: () => setReminders(true) },
        ]}
      />
      {hasReminders && <LiveReminders onClose={() => setReminders(false)} />}
    </Inline>
  );
}

function AddEntry({ url }: { url: string | undefined }) {
  const t = useMessages(cpdMessages);
  const pageAt = useRecordPages();
  return (
    <Button tone="primary" icon={IconPlus} isDisabled={url === undefined} {...(url !== undefined && pageAt(url))}>
      {t('addEntry')}
    </Button>
  );
}
