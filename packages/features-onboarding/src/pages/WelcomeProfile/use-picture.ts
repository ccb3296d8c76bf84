import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { welcomeMessages } from '../../model/messages.ts';

export interface PictureSending {
  isPending: boolean;
  /** Rejects where it was not taken. */
  send(picture: File): Promise<void>;
}

/** Sends a picture as soon as it is chosen. */
export function usePicture(): PictureSending {
  const t = useMessages(welcomeMessages);
  const { run, isPending } = useAction(calls.account.saveAvatar, {
    failure: t('pictureFailed'),
    invalidates: [calls.firstTime.values, calls.me.current],
  });
  return {
    isPending,
    async send(avatar) {
      await run({ body: { avatar } });
    },
  };
}
