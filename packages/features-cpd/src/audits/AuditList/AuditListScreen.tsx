import type { CpdAudit, PagesState } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  Button,
  Density,
  EmptyState,
  Heading,
  IconPlus,
  Illustration,
  ListSection,
  PageLayout,
  Select,
  ShowMore,
  Skeleton,
  Spread,
  Stack,
} from '@portal/ui';
import { auditMessages } from '../../messages-audits.ts';
import { AuditTable, type AuditTableProps } from './AuditTable.tsx';

/** Null: whatever their status. */
export type ListStatus = CpdAudit['status'] | null;

export interface AuditListScreenProps extends Omit<PagesState<CpdAudit>, 'refetch'>, Pick<AuditTableProps, 'hrefOf'> {
  status: ListStatus;
  onStatus: (status: ListStatus) => void;
  newHref: string | undefined;
}

const any = 'any';
const statuses = ['open', 'closed'] as const;

export function AuditListScreen({ view, status, onStatus, hrefOf, newHref, ...more }: AuditListScreenProps) {
  const t = useMessages(auditMessages);
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
        <ListSection
          view={view}
          label={t('listPageTitle')}
          filters={
            <Select
              label={t('status')}
              value={status ?? any}
              onChange={(value) => onStatus(statuses.find((one) => one === value) ?? null)}
              options={[
                { value: any, label: t('anyStatus') },
                ...statuses.map((value) => ({ value, label: t(value) })),
              ]}
            />
          }
          failedTitle={t('listFailed')}
          skeleton={<Skeleton lines={10} />}
          skeletonLabel={t('listLoading')}
          empty={
            <EmptyState illustration={<Illustration name="search" />} title={t('noAudits')} text={t('noAuditsHint')} />
          }
        >
          {({ items }) => (
            <Stack gap={4}>
              <AuditTable audits={items} hrefOf={hrefOf} />
              <ShowMore {...more} label={t('showMore')} failedText={t('moreFailed')} />
            </Stack>
          )}
        </ListSection>
      </Density>
    </PageLayout>
  );
}
