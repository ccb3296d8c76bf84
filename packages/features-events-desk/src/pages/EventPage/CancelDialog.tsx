import { type DeskEvent, limits } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { FormDialog, Stack, Text, TextArea } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { cancelDraftKey } from './cancel-draft.ts';

export interface CancelDialogProps {
  event: Pick<DeskEvent, 'id' | 'title' | 'sold'>;
  isOpen: boolean;
  cancel: (message: string) => Promise<void>;
  onClose: () => void;
}

const { messageLength } = limits.event;

/** Says what becomes of tickets, money and calendars, and takes a message to all whom it concerns. */
export function CancelDialog({ event, isOpen, cancel, onClose }: CancelDialogProps) {
  const t = useMessages(eventsDeskMessages);
  const to = useDestinations(destinations);
  const form = useForm({
    initial: { message: '' },
    draftKey: cancelDraftKey(event.id),
    draftEntry: ({ message }) => ({
      kind: t('draftOfCancelling'),
      place: event.title,
      text: message.trim(),
      href: to.event({ id: event.id }),
    }),
    rules: { message: [maxLength(messageLength, t('atMostCharacters', { n: messageLength }))] },
    async onSubmit({ message }) {
      await cancel(message);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('cancelTitle')}
      submitLabel={t('cancelEvent')}
      cancelLabel={t('keepEvent')}
      tone="critical"
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
