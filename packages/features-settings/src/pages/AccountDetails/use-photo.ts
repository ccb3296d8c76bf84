import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';

export interface PhotoSaving {
  isPending: boolean;
  /** Rejects where it was not taken. */
  save(photo: File): Promise<void>;
}

/** Sends a photo as soon as it is chosen. */
export function usePhoto(): PhotoSaving {
  const t = useMessages(settingsMessages);
  const { run, isPending } = useAction(calls.account.saveAvatar, {
    success: t('photoSaved'),
    failure: t('photoFailed'),
    invalidates: [calls.account.details, calls.me.current],
  });
  return {
    isPending,
    async save(avatar) {
      await run({ body: { avatar } });
    },
  };
}
