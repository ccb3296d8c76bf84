import type { PortalEvent } from '@portal/api';
import { useDestinations, useMessages, usePortal } from '@portal/kit';
import { IconButton, IconShare, latePart, useLatePart } from '@portal/ui';
import { useState } from 'react';
import { places } from '../../destinations.ts';
import { shareMessages } from '../../messages-share.ts';

const lateDialog = latePart(async () => (await import('./ShareEventDialog.tsx')).ShareEventDialog);

interface ShareEventProps {
  event: Pick<PortalEvent, 'id' | 'title'>;
  /** Fetched when somebody shares. */
  dialog?: typeof lateDialog;
}

/** Hands the address of an event to others. */
export function ShareEvent({ event, dialog = lateDialog }: ShareEventProps) {
  const t = useMessages(shareMessages);
  const { notify } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const href = useDestinations(places).event({ id: event.id });
  const Dialog = useLatePart(dialog, isOpen, () => {
    setOpen(false);
    notify.failure(t('shareFailed'));
  });
  if (href === undefined) return null;
  return (
    <>
      <IconButton
        label={t('shareOf', { title: event.title })}
        icon={IconShare}
        tone="quiet"
        onPress={() => setOpen(true)}
      />
      {Dialog !== undefined && (
        <Dialog
          title={event.title}
          url={new URL(href, document.baseURI).href}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
