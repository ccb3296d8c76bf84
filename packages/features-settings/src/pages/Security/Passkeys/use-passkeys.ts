import { calls, useAction, useEndpoint } from '@portal/api';
import { loadPasskeys, ProblemError, useMessages, usePortal } from '@portal/kit';
import type { OwnProof } from '../../../components/OwnerQuestion/use-owner-question.tsx';
import { settingsMessages } from '../../../messages.ts';

/** Somebody's passkeys, and what they may do with them. */
export function usePasskeys() {
  const t = useMessages(settingsMessages);
  const { notify } = usePortal();
  const invalidates = [calls.passkeys.list, calls.account.securityEvents];
  const { view } = useEndpoint(calls.passkeys.list);
  const options = useAction(calls.passkeys.addOptions, { failure: t('passkeyAddFailed') });
  const adding = useAction(calls.passkeys.add, {
    success: t('passkeyAdded'),
    failure: t('passkeyAddFailed'),
    invalidates,
  });
  const renaming = useAction(calls.passkeys.rename, {
    success: t('passkeyRenamed'),
    failure: t('passkeyRenameFailed'),
    invalidates,
  });
  const removing = useAction(calls.passkeys.remove, {
    success: t('passkeyRemoved'),
    failure: t('passkeyRemoveFailed'),
    invalidates,
  });

  return {
    view,
    isAdding: options.isPending || adding.isPending,
    isRenaming: renaming.isPending,
    isRemoving: removing.isPending,
    async add(proof: OwnProof): Promise<void> {
      try {
        const reply = await options.run({ body: proof });
        const { makePasskey } = await loadPasskeys();
        const credential = await makePasskey(reply.options);
        if (credential === 'known here') notify.failure(t('passkeyKnownHere'));
        else await adding.run({ body: { credential } });
      } catch (error) {
        // What the server refuses has been told by its toast.
        if (error instanceof ProblemError) return;
        notify.failure(t('passkeyNotMade'));
      }
    },
    rename: (id: string, name: string) =>
      renaming.run({ params: { id }, body: { name } }).then(
        () => true,
        () => false,
      ),
    remove: (id: string, proof: OwnProof) =>
      removing.run({ params: { id }, body: proof }).then(
        () => undefined,
        () => undefined,
      ),
  };
}
