import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';

const { personalData } = calls;

/** When the account is deleted, unless its owner takes it back. */
export function usePendingDeletion() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(personalData.overview);
  const takeBack = useAction(personalData.takeDeletionBack, {
    success: t('deleteTakenBack'),
    failure: t('deleteTakeBackFailed'),
    invalidates: [personalData.overview, personalData.deletionPreview],
  });
  return {
    // Where it could not be read, the page of it says so.
    dueAt: view.state === 'ready' ? (view.data.deletion?.dueAt ?? null) : null,
    isPending: takeBack.isPending,
    onTakeBack(): void {
      // What fails has already been told.
      void takeBack.run({}).catch(() => undefined);
    },
  };
}
