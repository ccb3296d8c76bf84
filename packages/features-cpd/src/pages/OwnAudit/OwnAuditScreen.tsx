import type { OwnAuditDetail } from '@portal/api';
import { periodYears } from '@portal/rules';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Banner,
  Button,
  DescriptionList,
  Heading,
  Inline,
  NotFoundNotice,
  PageLayout,
  PanelSwitch,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { AuditContents, type AuditContentsProps } from '../../components/AuditContents/AuditContents.tsx';
import { CaseStatusBadge } from '../../components/AuditContents/CaseStatusBadge.tsx';
import { Submissions } from '../../components/AuditContents/Submissions.tsx';
import { PackButton } from '../../components/EvidencePack/PackButton.tsx';
import { SubmittedPackButton } from '../../components/EvidencePack/SubmittedPackButton.tsx';
import { cpdMessages } from '../../messages.ts';
import { SubmitForm } from './SubmitForm.tsx';

export interface OwnAuditScreenProps extends Pick<AuditContentsProps, 'onDownload'> {
  view: View<OwnAuditDetail>;
  trackerHref: string | undefined;
  /** Rejects when it was not submitted; then what was typed stays. */
  onSubmit: (seen: OwnAuditDetail, note: string) => Promise<void>;
}

export function OwnAuditScreen({ view, trackerHref, ...props }: OwnAuditScreenProps) {
  const t = useMessages(cpdMessages);
  return (
    <PageLayout
      width="small"
      header={trackerHref !== undefined && <BackLink href={trackerHref}>{t('tracker')}</BackLink>}
    >
      <PanelSwitch
        view={view}
        scope="page"
        skeletonLabel={t('auditLoading')}
        skeleton={<Skeleton lines={14} />}
        failedTitle={t('auditFailed')}
        notFound={
          <NotFoundNotice
            title={t('auditNotFound')}
            text={t('notThereText')}
            action={trackerHref !== undefined && <Button href={trackerHref}>{t('toTracker')}</Button>}
          />
        }
      >
        {(audit) => <OwnAudit {...props} audit={audit} />}
      </PanelSwitch>
    </PageLayout>
  );
}

interface OwnAuditProps extends Pick<OwnAuditScreenProps, 'onDownload' | 'onSubmit'> {
  audit: OwnAuditDetail;
}

function OwnAudit({ audit, onDownload, onSubmit }: OwnAuditProps) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const { name, period, dueOn, isWanted, status, submissions, contents } = audit;
  const [last] = submissions;
  const days = { first: dayText(period.firstDay), last: dayText(period.lastDay) };
  return (
    <Stack gap={6}>
      <Inline gap={3}>
        <Heading level={1} isFocusable>
          {name}
        </Heading>
        <CaseStatusBadge {...audit} isOwn />
      </Inline>
      <DescriptionList
        items={[
          { term: t('period'), description: t('periodDays', days) },
          { term: t('due'), description: dayText(dueOn) },
        ]}
      />
      {status === 'returned' && last !== undefined && (
        <Banner tone="caution" title={t('whatIsMissing')}>
          {last.reason}
        </Banner>
      )}
      {status === 'accepted' && <Banner tone="positive">{t('acceptedText')}</Banner>}
      {!isWanted && (status === 'asked' || status === 'returned') && <Banner tone="neutral">{t('closedText')}</Banner>}
      <Section title={t(isWanted || last === undefined ? 'willBeSubmitted' : 'wasSubmitted')}>
        <Stack gap={4}>
          <Text tone="quiet">{t(isWanted || last === undefined ? 'willBeSubmittedText' : 'wasSubmittedText')}</Text>
          <Inline gap={2}>
            {isWanted || last === undefined ? (
              <PackButton periodId={period.lastDay} years={periodYears(period)} />
            ) : (
              <SubmittedPackButton caseId={audit.caseId} period={period} member={null} />
            )}
          </Inline>
          <AuditContents
            contents={contents}
            caseId={audit.caseId}
            of="own"
            remarks={last?.remarks ?? []}
            onDownload={onDownload}
          />
          {isWanted && <SubmitForm audit={audit} onSubmit={onSubmit} />}
        </Stack>
      </Section>
      {submissions.length > 0 && (
        <Section title={t('history')}>
          <Submissions submissions={submissions} />
        </Section>
      )}
    </Stack>
  );
}
