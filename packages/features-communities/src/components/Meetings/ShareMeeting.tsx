import type { Meeting } from '@portal/api';
import { useDestinations, useMessages, usePortal } from '@portal/kit';
import { Button, IconButton, IconShare, ShareDialog } from '@portal/ui';
import { useState } from 'react';
import { places } from '../../destinations.ts';
import { meetingMessages } from '../../messages-meetings.ts';

/** Hands the address of a meeting to others, whoever it is for: it opens for those who may see it. */
export function ShareMeeting({ meeting, isIcon = false }: { meeting: Meeting; isIcon?: boolean }) {
  const t = useMessages(meetingMessages);
  const { notify } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const href = useDestinations(places).meeting({ alias: meeting.community.alias, id: meeting.id });
  if (href === undefined) return null;
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton label={t('shareMeetingOf', { name: meeting.name })} icon={IconShare} tone="quiet" onPress={open} />
      ) : (
        <Button tone="quiet" icon={IconShare} onPress={open}>
          {t('shareMeeting')}
        </Button>
      )}
      <ShareDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('shareMeeting')}
        description={t('shareMeetingHint')}
        subject={meeting.name}
        url={new URL(href, document.baseURI).href}
        onCopied={() => notify.success(t('linkCopied'))}
        onCopyFailed={() => notify.failure(t('linkNotCopied'))}
        labels={{ copied: t('linkCopied') }}
      />
    </>
  );
}
