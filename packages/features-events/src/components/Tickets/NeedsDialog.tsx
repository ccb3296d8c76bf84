import { calls, limits, type Ticket, useEndpoint } from '@portal/api';
import { dietaryIds } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { Button, Checkbox, Dialog, FieldGroup, Form, Inline, PanelSwitch, Skeleton, TextArea } from '@portal/ui';
import { messages } from '../../messages.ts';
import type { TicketChanges } from './use-ticket-changes.ts';

export interface NeedsDialogProps {
  ticket: Ticket;
  onSave: TicketChanges['update'];
  onClose: () => void;
}

/** Asks what somebody eats, and needs in order to take part. */
export function NeedsDialog({ ticket, onSave, onClose }: NeedsDialogProps) {
  const t = useMessages(messages);
  const options = useEndpoint(calls.tickets.dietaryOptions);
  const notTooLong = maxLength(limits.needsLength, t('needsTooLong'));
  const form = useForm({
    initial: {
      diets: ticket.dietaryRequirements,
      other: ticket.otherDietaryRequirement ?? '',
      access: ticket.accessibilityRequirement ?? '',
    },
    rules: { other: [notTooLong], access: [notTooLong] },
    async onSubmit({ diets, other, access }) {
      const chosen = dietaryIds.filter((id) => diets.includes(id));
      await onSave({
        ticketId: ticket.ticketId ?? '',
        dietaryRequirements: chosen.length === 0 ? null : chosen,
        otherDietaryRequirement: other.trim() || null,
        accessibilityRequirement: access.trim() || null,
      });
      onClose();
    },
  });
  const diets = form.field('diets');
  return (
    <Dialog isOpen onClose={onClose} title={t('needsAction')} isDismissable={false}>
      <Form onSubmit={form.onSubmit}>
        <PanelSwitch view={options.view} skeleton={<Skeleton lines={4} />} failedTitle={t('dietaryOptionsFailed')}>
          {(all) => (
            <FieldGroup legend={t('dietary')} error={diets.error}>
              {all.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  isSelected={diets.value.includes(value)}
                  onChange={(isOn) =>
                    diets.onChange(isOn ? [...diets.value, value] : diets.value.filter((one) => one !== value))
                  }
                />
              ))}
            </FieldGroup>
          )}
        </PanelSwitch>
        <TextArea {...form.field('other')} label={t('otherDietary')} />
        <TextArea {...form.field('access')} label={t('accessibility')} />
        <Inline justify="end">
          <Button onPress={onClose}>{t('close')}</Button>
          <Button type="submit" tone="primary" isPending={form.isPending}>
            {t('save')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
