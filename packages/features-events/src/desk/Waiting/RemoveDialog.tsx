import { limits, type WaitingPerson } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { Button, Dialog, Form, Inline, Text, TextArea } from '@portal/ui';
import { lineMessages } from '../messages-line.ts';

export interface RemoveDialogProps {
  person: WaitingPerson;
  onRemove: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why somebody is taken out of the line, which they are told. */
export function RemoveDialog({ person, onRemove, onClose }: RemoveDialogProps) {
  const t = useMessages(lineMessages);
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: [required(t('reasonMissing')), maxLength(limits.event.messageLength, t('reasonTooLong'))],
    },
    async onSubmit({ reason }) {
      await onRemove(reason);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('removeTitle', { name: person.name })}
      description={t('removeText')}
      isDismissable={false}
      isPending={form.isPending}
    >
      <Form onSubmit={form.onSubmit}>
        {person.status === 'offered' && <Text>{t('removeOffered')}</Text>}
        <TextArea
          {...form.field('reason')}
          label={t('reason')}
          isRequired
          rows={3}
          maxCount={limits.event.messageLength}
        />
        <Inline justify="end">
          <Button onPress={onClose}>{t('keep')}</Button>
          <Button type="submit" tone="critical" isPending={form.isPending}>
            {t('remove')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
