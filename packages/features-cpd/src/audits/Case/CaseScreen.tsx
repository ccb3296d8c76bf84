import type { AuditCaseDetail } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Button,
  DescriptionList,
  EmptyState,
  Heading,
  Inline,
  NotFoundNotice,
  PageLayout,
  PanelSwitch,
  Section,
  Skeleton,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { AuditContents, type AuditContentsProps } from '../../components/AuditContents/AuditContents.tsx';
import { CaseStatusBadge } from '../../components/AuditContents/CaseStatusBadge.tsx';
import { Submissions } from '../../components/AuditContents/Submissions.tsx';
import { SubmittedPackButton } from '../../components/EvidencePack/SubmittedPackButton.tsx';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { cpdMessages } from '../../messages.ts';

export interface CaseScreenProps extends Pick<AuditContentsProps, 'onDownload'> {
  view: View<AuditCaseDetail>;
  /** All audits, for whoever looks for what is not there. */
  listHref: string | undefined;
  auditHrefOf: (id: string) => string | undefined;
  /** What can be decided. */
  actions: (detail: AuditCaseDetail) => ReactNode;
}

export function CaseScreen({ view, listHref, ...props }: CaseScreenProps) {
  const t = useMessages(cpdDeskMessages);
  return (
    <PageLayout width="small">
      <PanelSwitch
        view={view}
        scope="page"
        skeletonLabel={t('caseLoading')}
        skeleton={<Skeleton lines={14} />}
        failedTitle={t('caseFailed')}
        notFound={
          <NotFoundNotice
            title={t('caseNotFound')}
            text={t('notThereText')}
            action={listHref !== undefined && <Button href={listHref}>{t('back')}</Button>}
          />
        }
      >
        {(detail) => <Case {...props} detail={detail} />}
      </PanelSwitch>
    </PageLayout>
  );
}

type CaseProps = Omit<CaseScreenProps, 'view' | 'listHref'> & { detail: AuditCaseDetail };

function Case({ detail, auditHrefOf, actions, onDownload }: CaseProps) {
  const t = useMessages(cpdDeskMessages);
  const { day: dayText } = useFormats();
  const word = useMessages(cpdMessages);
  const { audit, name, memberNumber, dueOn, submissions, contents } = detail;
  const { firstDay, lastDay } = audit.period;
  const backHref = auditHrefOf(audit.auditId);
  return (
    <Stack gap={6}>
      {backHref !== undefined && <BackLink href={backHref}>{audit.name}</BackLink>}
      <Inline gap={3}>
        <Heading level={1} isFocusable>
          {name}
        </Heading>
        <CaseStatusBadge {...detail} />
      </Inline>
      <DescriptionList
        items={[
          { term: t('memberNumber'), description: memberNumber ?? t('noValue') },
          { term: t('period'), description: t('days', { first: dayText(firstDay), last: dayText(lastDay) }) },
          { term: t('due'), description: dayText(dueOn) },
        ]}
      />
      {actions(detail)}
      {contents === null ? (
        <EmptyState title={t('nothingYet')} text={t('nothingYetHint')} />
      ) : (
        <>
          <Section title={word('history')}>
            <Submissions submissions={submissions} />
          </Section>
          <Section title={word('auditedRecords')}>
            <Stack gap={4}>
              <Inline gap={2}>
                <SubmittedPackButton caseId={detail.caseId} period={audit.period} member={name} />
              </Inline>
              <AuditContents
                contents={contents}
                caseId={detail.caseId}
                of="case"
                remarks={submissions[0]?.remarks ?? []}
                onDownload={onDownload}
              />
            </Stack>
          </Section>
        </>
      )}
    </Stack>
  );
}
