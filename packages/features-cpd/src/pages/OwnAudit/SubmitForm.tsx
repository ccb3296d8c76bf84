import { limits, type OwnAuditDetail } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { Button, ConfirmDialog, Form, Inline, TextArea } from '@portal/ui';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { cpdMessages } from '../../messages.ts';

interface SubmitFormProps {
  audit: OwnAuditDetail;
  onSubmit: (seen: OwnAuditDetail, note: string) => Promise<void>;
}

const { noteLength } = limits.audit;

/** A note, and the question before the records leave the member's hands. */
export function SubmitForm({ audit, onSubmit }: SubmitFormProps) {
  const t = useMessages(cpdMessages);
  const to = useDestinations(destinations);
  // What stood there when it was asked: nothing leaves that was not looked at.
  const [seen, setSeen] = useState<OwnAuditDetail | null>(null);
  const form = useForm({
    initial: { note: '' },
    draftKey: `cpd-audit-${audit.caseId}`,
    draftEntry: ({ note }) => ({
      kind: t('draftOfNote'),
      place: audit.name,
      text: note.trim(),
      href: to.audit({ id: audit.caseId }),
    }),
    rules: { note: [maxLength(noteLength, t('atMostCharacters', { n: noteLength }))] },
    onSubmit: ({ note }) => onSubmit(seen ?? audit, note).finally(() => setSeen(null)),
  });
  const { recordsCount, filesCount } = (seen ?? audit).contents;
  return (
    <Form onSubmit={() => setSeen(audit)} label={t('submit')}>
      <TextArea
        {...form.field('note')}
        label={t('submissionNote')}
        description={t('submissionNoteHint')}
        isOptional
        rows={3}
      />
      <Inline justify="end">
        <Button type="submit" tone="primary">
          {t('submit')}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={seen !== null}
        title={t('submitTitle')}
        confirmLabel={t('submit')}
        cancelLabel={t('cancel')}
        isPending={form.isPending}
        onConfirm={() => void form.onSubmit()}
        onCancel={() => setSeen(null)}
      >
        {t('submitText', {
          records: t('recordsCount', { n: recordsCount }),
          files: t('filesCount', { n: filesCount }),
        })}
      </ConfirmDialog>
    </Form>
  );
}
