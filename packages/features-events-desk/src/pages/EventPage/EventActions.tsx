import type { DeskEvent } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Button, IconCalendar, IconCopy, IconEdit, Inline } from '@portal/ui';
import { useState } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import { cancelDraftKey } from './cancel-draft.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { EventMutations } from './use-event-mutations.ts';

export interface EventActionsProps {
  event: DeskEvent;
  editHref: string | undefined;
  repeatHref: string | undefined;
  mutations: EventMutations;
}

interface Asking {
  what: 'publish' | 'cancel';
  mutations: EventMutations;
}

/** What can be done to an event in its present state. */
export function EventActions({ event, editHref, repeatHref, mutations }: EventActionsProps) {
  const t = useMessages(eventsDeskMessages);
  const { drafts } = usePortal();
  // Who comes from the list of drafts goes on with the message.
  const isResumed = event.status === 'published' && drafts.isTakenUp(cancelDraftKey(event.id));
  // What is decided is what was read when it was begun, whatever is loaded meanwhile.
  const [asking, setAsking] = useState<Asking | null>(isResumed ? { what: 'cancel', mutations } : null);
  const ask = (what: Asking['what']) => setAsking({ what, mutations });
  const begun = asking?.mutations ?? mutations;
  const close = () => setAsking(null);
  return (
    <Inline gap={3}>
      {event.status === 'draft' && (
        <Button tone="primary" onPress={() => ask('publish')}>
          {t('publish')}
        </Button>
      )}
      {event.status !== 'cancelled' && editHref !== undefined && (
        <Button icon={IconEdit} href={editHref}>
          {t('edit')}
        </Button>
      )}
      <Button icon={IconCopy} isPending={mutations.isCopying} onPress={mutations.copy}>
        {t('copy')}
      </Button>
      {repeatHref !== undefined && (
        <Button icon={IconCalendar} href={repeatHref}>
          {t('repeat')}
        </Button>
      )}
      {event.status === 'published' && (
        <Button tone="quiet" onPress={() => ask('cancel')}>
          {t('cancelEvent')}
        </Button>
      )}
      <PublishDialog id={event.id} isOpen={asking?.what === 'publish'} publish={begun.publish} onClose={close} />
      <CancelDialog event={event} isOpen={asking?.what === 'cancel'} cancel={begun.cancel} onClose={close} />
    </Inline>
  );
}
