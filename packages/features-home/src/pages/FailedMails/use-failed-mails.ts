import { calls, type FailedMail, useAction, useEndpointPages } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { homeMessages } from '../../messages.ts';

/** Mails that have failed, a page at a time, and the way to send one again. */
export function useFailedMails() {
  const t = useMessages(homeMessages);
  const { refetch, ...list } = useEndpointPages(calls.mails.failed, { query: {} }, { pick: ({ mails }) => mails });
  const [sendingKey, setSendingKey] = useState<string | null>(null);
  const again = useAction(calls.mails.sendAgain, {
    success: t('sendingAgain'),
    failure: t('sendAgainFailed'),
    invalidates: [calls.mails.failed],
  });

  async function send({ key }: FailedMail): Promise<void> {
    setSendingKey(key);
    // A failure has been told by its toast; where somebody else has sent it meanwhile, the list says so.
    await again.run({ body: { key } }).catch(refetch);
    setSendingKey(null);
  }

  return { ...list, sendingKey, onSendAgain: (mail: FailedMail) => void send(mail) };
}
