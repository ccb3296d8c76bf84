import type { AuditCaseDetail } from '@portal/api';
import { useMessages } from '@portal/kit';
import { custom, useForm } from '@portal/kit/form';
import { FormDialog } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { inWeeks, useToday } from '../day-to-come.ts';

export interface ExtendDialogProps {
  detail: AuditCaseDetail;
  extend: (input: { dueOn: string; revision: number }) => Promise<void>;
  onClose: () => void;
}

export function ExtendDialog({ detail, extend, onClose }: ExtendDialogProps) {
  const t = useMessages(cpdDeskMessages);
  const today = useToday();
  const later = detail.dueOn > today ? detail.dueOn : today;
  const form = useForm<{ dueOn: string | null }>({
    initial: { dueOn: inWeeks(later, 2) },
    rules: { dueOn: [custom((day: string | null) => day !== null && day >= today, t('dayPast'))] },
    async onSubmit({ dueOn }) {
      await extend({ dueOn: dueOn ?? '', revision: detail.revision });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('extendTitle', { name: detail.name })}
      submitLabel={t('extend')}
      cancelLabel={t('cancel')}

      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <DatePicker {...form.field('dueOn')} label={t('extendDue')} isRequired />
    </FormDialog>
  );
}
