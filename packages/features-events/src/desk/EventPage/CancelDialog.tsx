import { type DeskEvent, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { Button, Dialog, Form, Inline, Stack, Text, TextArea } from '@portal/ui';
import { useId } from 'react';
import { actionMessages } from '../messages-actions.ts';

export interface CancelDialogProps {
  event: Pick<DeskEvent, 'id' | 'sold'>;
  isOpen: boolean;
  cancel: (message: string) => Promise<void>;
  onClose: () => void;
}

const { messageLength } = limits.event;

/** Says what becomes of tickets, money and calendars, and takes a message to all whom it concerns. */
export function CancelDialog({ event, isOpen, cancel, onClose }: CancelDialogProps) {
  const t = useMessages(actionMessages);
  const formId = useId();
  const form = useForm({
    initial: { message: '' },
    draftKey: `desk:cancel:${event.id}`,
    rules: { message: [maxLength(messageLength, t('tooLong', { n: messageLength }))] },
    async onSubmit({ message }) {
      await cancel(message);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancelTitle')}
      isDismissable={false}
      isPending={form.isPending}
      footer={
        <Inline gap={3} justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            {t('keepEvent')}
          </Button>
          <Button type="submit" form={formId} tone="critical" isPending={form.isPending}>
            {t('cancelEvent')}
          </Button>
        </Inline>
      }
    >
      <Form id={formId} onSubmit={() => void form.onSubmit()}>
        <Stack gap={4}>
          <Text>{t('cancelTickets', { n: event.sold })}</Text>
          <Text>{t('cancelText')}</Text>
          <TextArea
            {...form.field('message')}
            label={t('cancelMessage')}
            description={t('cancelMessageHint')}
            isOptional
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
