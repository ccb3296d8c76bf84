import type { AuditSubmission } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Stack, Text, Timeline } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

/** When something was submitted, and what became of it. */
export function Submissions({ submissions }: { submissions: readonly AuditSubmission[] }) {
  const t = useMessages(cpdMessages);
  const { dateTimeLong, dateMedium } = useFormats();
  const decisionOf = ({ decision, decidedAt, reason }: AuditSubmission) => {
    if (decision === null || decidedAt === null) return null;
    const date = dateMedium(decidedAt);
    return decision === 'accepted' ? t('wasAccepted', { date }) : t('wasReturned', { date, reason });
  };
  return (
    <Timeline
      label={t('history')}
      entries={submissions.map((submission) => ({
        id: String(submission.number),
        date: submission.submittedAt,
        dateLabel: dateTimeLong(submission.submittedAt),
        title: submission.number === 1 ? t('firstSubmission') : t('submission', { n: submission.number }),
        children: (
          <Stack gap={1}>
            {submission.note !== '' && <Text>{t('noteOf', { text: submission.note })}</Text>}
            {decisionOf(submission) !== null && <Text>{decisionOf(submission)}</Text>}
          </Stack>
        ),
      }))}
    />
  );
}
