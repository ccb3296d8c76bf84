import { limits, type WaitingPerson } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { ReasonDialog, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';

export interface RemoveDialogProps {
  person: WaitingPerson;
  onRemove: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const { messageLength } = limits.event;

/** Asks why somebody is taken out of the line, which they are told. */
export function RemoveDialog({ person, onRemove, onClose }: RemoveDialogProps) {
  const t = useMessages(eventsDeskMessages);
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: [required(t('reasonMissing')), maxLength(messageLength, t('reasonTooLong'))] },
    async onSubmit({ reason }) {
      await onRemove(reason);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('removeTitle', { name: person.name })}
      description={t('removeText')}
      field={{ ...form.field('reason'), label: t('reason'), maxCount: messageLength }}
      cancelLabel={t('keep')}
      confirmLabel={t('takeOffList')}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {person.status === 'offered' && <Text>{t('removeOffered')}</Text>}
    </ReasonDialog>
  );
}
