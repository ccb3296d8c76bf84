import { type DraftEntry, useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { Button, Dialog, Form, Inline, RadioGroup, Text } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { reasonsFor, type ReportReason } from '../../model/report-reasons.ts';

export interface ReportDialogProps {
  kind: 'post' | 'comment';
  draftKey: string;
  /** Where the list of drafts finds it. */
  draftPlace: Omit<DraftEntry, 'kind' | 'text'>;
  /** Sends the words of the chosen reason; rejects when they did not arrive, and then the dialog stays. */
  onReport: (message: string) => Promise<unknown>;
  onClose: () => void;
}

interface ReportValues {
  reason: ReportReason | null;
}

/** Asks why a post or comment should be looked at. */
export function ReportDialog({ kind, draftKey, draftPlace, onReport, onClose }: ReportDialogProps) {
  const t = useMessages(communitiesMessages);
  const form = useForm<ReportValues>({
    initial: { reason: null },
    draftKey,
    draftEntry: ({ reason }) => ({
      ...draftPlace,
      kind: t('draftOfReport'),
      text: reason === null ? '' : t(reason),
    }),
    rules: { reason: [required(t('reportReasonRequired'))] },
    async onSubmit({ reason }) {
      if (reason === null) return;
      await onReport(t(reason));
      onClose();
    },
  });
  const reason = form.field('reason');
  return (
    <Dialog isOpen onClose={onClose} title={t(kind === 'post' ? 'reportPostTitle' : 'reportCommentTitle')} size="sm">
      <Form onSubmit={form.onSubmit}>
        <Text tone="quiet">{t('reportIntro')}</Text>
        <RadioGroup
          {...reason}
          label={t('reportReason')}
          options={reasonsFor(kind).map((value) => ({ value, label: t(value) }))}
          onChange={(value) => reason.onChange(reasonsFor(kind).find((known) => known === value) ?? null)}
          isRequired
        />
        <Inline justify="end">
          <Button
            onPress={() => {
              form.reset();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
          <Button type="submit" tone="primary" isPending={form.isPending}>
            {t('sendReport')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
