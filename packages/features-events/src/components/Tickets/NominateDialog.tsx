import { limits, type Ticket } from '@portal/api';
import { useMessages } from '@portal/kit';
import { email, maxLength, pattern, required, useForm } from '@portal/kit/form';
import { FormDialog, TextField } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import type { TicketChanges } from './use-ticket-changes.ts';

export interface NominateDialogProps {
  ticket: Ticket;
  onNominate: TicketChanges['nominate'];
  onClose: () => void;
}

const nobody = { nomineeTitle: '', nomineeName: '', nomineeEmail: '', nomineeMobile: '', nomineeOrgName: '' };

/** Asks who comes instead. */
export function NominateDialog({ ticket, onNominate, onClose }: NominateDialogProps) {
  const t = useMessages(eventsMessages);
  const notTooLong = maxLength(limits.nominee.length, t('nomineeTooLong'));
  const form = useForm({
    initial: nobody,
    rules: {
      nomineeTitle: [required(t('nomineeTitleRequired')), notTooLong],
      nomineeName: [required(t('nomineeNameRequired')), notTooLong],
      nomineeEmail: [required(t('nomineeEmailRequired')), email(t('nomineeEmailWrong')), notTooLong],
      nomineeMobile: [required(t('nomineeMobileRequired')), pattern(/^\d+$/, t('nomineeMobileWrong'))],
      nomineeOrgName: [notTooLong],
    },
    async onSubmit(values) {
      await onNominate({ ticketId: ticket.ticketId ?? '', ...values });
      onClose();
    },
  });
  const mobile = form.field('nomineeMobile');
  return (
    <FormDialog
      title={t('nominateAction')}
      description={t('nominateIntro')}
      isPending={form.isPending}
      submitLabel={t('nominate')}
      cancelLabel={t('close')}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <TextField {...form.field('nomineeTitle')} label={t('nomineeTitle')} isRequired />
      <TextField {...form.field('nomineeName')} label={t('nomineeName')} isRequired />
      <TextField {...form.field('nomineeEmail')} label={t('nomineeEmail')} type="email" isRequired />
      <TextField
        {...mobile}
        onChange={(text) => mobile.onChange(text.replaceAll(/\D/g, '').slice(0, limits.nominee.mobileLength))}
        label={t('nomineeMobile')}
        type="tel"
        isRequired
      />
      <TextField {...form.field('nomineeOrgName')} label={t('nomineeOrgName')} />
    </FormDialog>
  );
}
