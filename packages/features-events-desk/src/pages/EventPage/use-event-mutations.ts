import { calls, type DeskEvent, useAction } from '@portal/api';
import { useDestinations, useMessages, usePortal } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';

/** What is done to a whole event; each rejects after the toast that says what is in the way. */
export interface EventMutations {
  publish(): Promise<void>;
  cancel(message: string): Promise<void>;
  copy(): void;
  isCopying: boolean;
}

const touched = [calls.desk.byId, calls.desk.fields, calls.desk.query, calls.desk.history];

export function useEventMutations({ id, revision }: Pick<DeskEvent, 'id' | 'revision'>): EventMutations {
  const t = useMessages(eventsDeskMessages);
  const to = useDestinations(destinations);
  const { navigation } = usePortal();
  const publish = useAction(calls.desk.publish, {
    success: t('publishedToast'),
    failure: t('publishFailed'),
    invalidates: touched,
  });
  const cancel = useAction(calls.desk.cancel, {
    success: t('eventCancelled'),
    failure: t('cancelFailed'),
    invalidates: touched,
  });
  const copy = useAction(calls.desk.copy, {
    success: t('copied'),
    failure: t('eventCopyFailed'),
    invalidates: [calls.desk.query],
  });
  const params = { id };

  async function makeCopy() {
    const href = to.edit(await copy.run({ params }));
    if (href !== undefined) navigation.navigate(href);
  }

  return {
    publish: async () => void (await publish.run({ params, body: { revision } })),
    cancel: async (message) => void (await cancel.run({ params, body: { revision, message } })),
    copy: () => void makeCopy().catch(() => undefined),
    isCopying: copy.isPending,
  };
}
