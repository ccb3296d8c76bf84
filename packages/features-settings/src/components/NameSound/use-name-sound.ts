import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';

/** What others hear of somebody, kept and removed; both reject where it could not be done. */
export function useNameSound(url: string | null) {
  const t = useMessages(settingsMessages);
  /** What the last call has made of it, until it is read anew. */
  const [made, setMade] = useState({ of: url, url });
  if (made.of !== url) setMade({ of: url, url });
  const invalidates = [calls.account.details, calls.directory.profile, calls.directory.member];
  const saving = useAction(calls.account.saveNameSound, {
    success: t('nameSoundSaved'),
    failure: t('nameSoundFailed'),
    invalidates,
  });
  const removing = useAction(calls.account.removeNameSound, {
    success: t('nameSoundRemoved'),
    failure: t('nameSoundNotRemoved'),
    invalidates,
  });
  return {
    url: made.of === url ? made.url : url,
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    async save(sound: File) {
      const { nameSoundUrl } = await saving.run({ body: { sound } });
      setMade({ of: url, url: nameSoundUrl });
    },
    async remove() {
      await removing.run();
      setMade({ of: url, url: null });
    },
  };
}
