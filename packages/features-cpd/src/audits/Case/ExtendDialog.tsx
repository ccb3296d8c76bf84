import type { AuditCaseDetail } from '@portal/api';
import { useMessages } from '@portal/kit';
import { custom, useForm } from '@portal/kit/form';
import { Button, Dialog, Form, Inline } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { useId } from 'react';
import { auditMessages } from '../../messages-audits.ts';
import { inWeeks, useToday } from '../day-to-come.ts';

export interface ExtendDialogProps {
  detail: AuditCaseDetail;
  isOpen: boolean;
  extend: (dueOn: string) => Promise<void>;
  onClose: () => void;
}

export function ExtendDialog({ detail, isOpen, extend, onClose }: ExtendDialogProps) {
  const t = useMessages(auditMessages);
  const formId = useId();
  const today = useToday();
  const later = detail.dueOn > today ? detail.dueOn : today;
  const form = useForm<{ dueOn: string | null }>({
    initial: { dueOn: inWeeks(later, 2) },
    rules: { dueOn: [custom((day: string | null) => day !== null && day >= today, t('dayPast'))] },
    async onSubmit({ dueOn }) {
      await extend(dueOn ?? '');
      onClose();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('extendTitle', { name: detail.name })}
      isPending={form.isPending}
      footer={
        <Inline gap={3} justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} tone="primary" isPending={form.isPending}>
            {t('extend')}
          </Button>
        </Inline>
      }
    >
      <Form id={formId} onSubmit={() => void form.onSubmit()}>
        <DatePicker {...form.field('dueOn')} label={t('extendDue')} isRequired />
      </Form>
    </Dialog>
  );
}
