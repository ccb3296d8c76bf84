import type { CpdAudit, PagesState } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  ComesLater,
  Button,
  Density,
  EmptyState,
  Heading,
  IconPlus,
  Illustration,
  PageLayout,
  ShowMoreList,
  Skeleton,
  Spread,
} from '@portal/ui';
import { auditMessages } from '../../messages-audits.ts';
import { LateChoice } from '../LateChoice.tsx';
import { useLateParts } from '../use-late-parts.ts';
import type { AuditTableProps } from './AuditTable.tsx';

/** Null: whatever their status. */
export type ListStatus = CpdAudit['status'] | null;

export interface AuditListScreenProps extends Omit<PagesState<CpdAudit>, 'refetch'>, Pick<AuditTableProps, 'hrefOf'> {
  status: ListStatus;
  onStatus: (status: ListStatus) => void;
  newHref: string | undefined;
}

const statuses = ['open', 'closed'] as const;

export function AuditListScreen({ view, status, onStatus, hrefOf, newHref, ...more }: AuditListScreenProps) {
  const t = useMessages(auditMessages);
  const parts = useLateParts();
  return (
    <PageLayout
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {t('listPageTitle')}
          </Heading>
          {newHref !== undefined && (
            <Button tone="primary" icon={IconPlus} href={newHref}>
              {t('newAudit')}
            </Button>
          )}
        </Spread>
      }
    >
      <Density value="compact">
        <ShowMoreList
          {...more}
          view={view}
          label={t('listPageTitle')}
          filters={
            <LateChoice
              label={t('status')}
              value={status}
              anyLabel={t('anyStatus')}
              options={statuses.map((value) => ({ value, label: t(value) }))}
              onChange={onStatus}
            />
          }
          failedTitle={t('listFailed')}
          moreLabel={t('showMore')}
          moreFailedText={t('moreFailed')}
          skeleton={<Skeleton lines={10} />}
          skeletonLabel={t('listLoading')}
          empty={
            <EmptyState illustration={<Illustration name="search" />} title={t('noAudits')} text={t('noAuditsHint')} />
          }
        >
          {(items) => (
            <ComesLater loaded={parts} coming={<Skeleton lines={10} />} failedTitle={t('listFailed')}>
              {({ AuditTable }) => <AuditTable audits={items} hrefOf={hrefOf} />}
            </ComesLater>
          )}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
