import type { PortalEvent } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button } from '@portal/ui';
import { messages } from '../../messages.ts';
import { useSingleClick } from './use-single-click.ts';

/** Registers for a free event with one click. */
export function RegisterButton({ event }: { event: PortalEvent }) {
  const t = useMessages(messages);
  const { register, isPending } = useSingleClick(event);
  // A failure has been told in a toast.
  return (
    <Button
      size="sm"
      label={t('registerFor', { title: event.title })}
      isPending={isPending}
      onPress={() => void register().catch(() => undefined)}
    >
      {t('register')}
    </Button>
  );
}
