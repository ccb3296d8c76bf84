import type { CpdAudit } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Badge,
  Button,
  DescriptionList,
  Heading,
  Inline,
  NotFoundNotice,
  PageLayout,
  PanelSwitch,
  Skeleton,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { cpdDeskMessages } from '../../desk/messages.ts';

export interface AuditScreenProps {
  view: View<CpdAudit>;
  backHref: string | undefined;
  /** What can be done to it. */
  actions: (audit: CpdAudit) => ReactNode;
  members: ReactNode;
  trail: ReactNode;
}

export function AuditScreen({ view, backHref, ...parts }: AuditScreenProps) {
  const t = useMessages(cpdDeskMessages);
  return (
    <PageLayout header={backHref !== undefined && <BackLink href={backHref}>{t('back')}</BackLink>}>
      <PanelSwitch
        view={view}
        scope="page"
        skeletonLabel={t('auditLoading')}
        skeleton={<Skeleton lines={8} />}
        failedTitle={t('auditFailed')}
        notFound={
          <NotFoundNotice
            title={t('auditNotFound')}
            text={t('notThereText')}
            action={backHref !== undefined && <Button href={backHref}>{t('back')}</Button>}
          />
        }
      >
        {(audit) => <Overview {...parts} audit={audit} />}
      </PanelSwitch>
    </PageLayout>
  );
}

type OverviewProps = Omit<AuditScreenProps, 'view' | 'backHref'> & { audit: CpdAudit };

function Overview({ audit, actions, members, trail }: OverviewProps) {
  const t = useMessages(cpdDeskMessages);
  const { day: dayText } = useFormats();
  const { name, status, period, dueOn, selection, counts } = audit;
  return (
    <Stack gap={6}>
      <Spread>
        <Inline gap={3}>
          <Heading level={1} isFocusable>
            {name}
          </Heading>
          <Badge tone={status === 'open' ? 'info' : 'neutral'}>{t(status)}</Badge>
        </Inline>
        {actions(audit)}
      </Spread>
      <DescriptionList
        items={[
          {
            term: t('period'),
            description: t('days', { first: dayText(period.firstDay), last: dayText(period.lastDay) }),
          },
          { term: t('due'), description: dayText(dueOn) },
          { term: t('chosen'), description: <Selection selection={selection} /> },
          { term: t('progress'), description: t('progressOf', { accepted: counts.accepted, all: selection.size }) },
          { term: t('toDecide'), description: String(counts.submitted) },
          { term: t('overdue'), description: String(counts.overdue) },
        ]}
      />
      {members}
      {trail}
    </Stack>
  );
}

function Selection({ selection }: Pick<CpdAudit, 'selection'>) {
  const t = useMessages(cpdDeskMessages);
  if (selection.kind === 'named') return t('chosenByName', { n: selection.size });
  return (
    <Stack gap={1}>
      <Text>{t('chosenBySample', { size: selection.size, of: selection.of })}</Text>
      <Text size="sm" tone="quiet">
        {t('seed', { seed: selection.seed })}
      </Text>
    </Stack>
  );
}
