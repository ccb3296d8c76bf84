import { calls, type Ticket, useEndpoint } from '@portal/api';
import { useFeatureSettings, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { Dialog, Form, FormActions, PanelSwitch, Skeleton } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { eventsSettings } from '../../settings.ts';
import { visibleNeeds, type Needs, needsBody, NeedsFields, needsFrom, useNeedsRules } from './NeedsFields.tsx';
import type { TicketChanges } from './use-ticket-changes.ts';

export interface NeedsDialogProps {
  ticket: Ticket;
  onSave: TicketChanges['update'];
  onClose: () => void;
}

/** Asks what somebody eats, and needs in order to take part. A ticket that says nothing yet begins with what they say for all events. */
export function NeedsDialog(props: NeedsDialogProps) {
  const t = useMessages(eventsMessages);
  const { needsOnForms } = useFeatureSettings(eventsSettings);
  const own = needsFrom(props.ticket);
  const saysNothing = own.diets.length === 0 && own.other === '' && own.access === '';
  const { view } = useEndpoint(calls.me.requirements, {}, { enabled: saysNothing });
  return (
    <Dialog isOpen onClose={props.onClose} title={t('needsAction')} isDismissable={false}>
      {saysNothing ? (
        <PanelSwitch view={view} skeleton={<Skeleton lines={6} />} failedTitle={t('ownNeedsFailed')}>
          {(requirements) => <NeedsForm {...props} initial={visibleNeeds(needsFrom(requirements), needsOnForms)} />}
        </PanelSwitch>
      ) : (
        <NeedsForm {...props} initial={own} />
      )}
    </Dialog>
  );
}

function NeedsForm({ ticket, initial, onSave, onClose }: NeedsDialogProps & { initial: Needs }) {
  const t = useMessages(eventsMessages);
  const form = useForm({
    initial,
    rules: useNeedsRules(),
    async onSubmit(needs) {
      await onSave({ ticketId: ticket.ticketId ?? '', ...needsBody(needs) });
      onClose();
    },
  });
  return (
    <Form onSubmit={form.onSubmit}>
      <NeedsFields form={form} />
      <FormActions submitLabel={t('save')} cancelLabel={t('close')} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
