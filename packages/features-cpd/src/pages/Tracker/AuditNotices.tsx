import { calls, type OwnAudit, useEndpoint } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Banner, Button, Stack } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { cpdMessages } from '../../messages.ts';
import * as styles from './AuditNotices.css.ts';

/** Tells a member what they are asked for in audits; nobody else sees anything of it. */
export function AuditNotices() {
  const t = useMessages(cpdMessages);
  const { view } = useEndpoint(calls.audits.mine);
  if (view.state === 'failed')
    return (
      <div className={styles.notices}>
        <Banner
          tone="caution"
          action={
            <Button size="sm" onPress={view.retry}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('noticesFailed')}
        </Banner>
      </div>
    );
  const wanted = view.state === 'ready' ? view.data.audits.filter(({ isWanted }) => isWanted) : [];
  if (wanted.length === 0) return null;
  return (
    <div className={styles.notices}>
      <Stack gap={3}>
        {wanted.map((audit) => (
          <AuditNotice key={audit.caseId} audit={audit} />
        ))}
      </Stack>
    </div>
  );
}

function AuditNotice({ audit: { caseId, name, period, dueOn, status, isOverdue } }: { audit: OwnAudit }) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const href = useDestinations(destinations).audit({ id: caseId });
  const days = { first: dayText(period.firstDay), last: dayText(period.lastDay), due: dayText(dueOn) };
  const isReturned = status === 'returned';
  const text = isReturned ? 'returnedText' : isOverdue ? 'overdueText' : 'wantedText';
  return (
    <Banner
      tone={isOverdue || isReturned ? 'caution' : 'info'}
      title={t(isReturned ? 'returnedTitle' : 'wantedTitle', { name })}
      action={
        href !== undefined && (
          <Button size="sm" href={href}>
            {t('lookAndSubmit')}
          </Button>
        )
      }
    >
      {t(text, days)}
    </Banner>
  );
}
