import type { Passkey } from '@portal/api';
import { mapView, useHasPasskeys, useMessages } from '@portal/kit';
import { useState } from 'react';
import { useOwnerQuestion } from '../../../components/OwnerQuestion/use-owner-question.tsx';
import { settingsMessages } from '../../../messages.ts';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** Somebody's passkeys as the server has them. */
export function LivePasskeys() {
  const t = useMessages(settingsMessages);
  const { view, isAdding, isRenaming, isRemoving, ...passkeys } = usePasskeys();
  const { ask, question } = useOwnerQuestion();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const hasPasskey = view.state === 'ready' && view.data.passkeys.length > 0;

  async function add(): Promise<void> {
    const proof = await ask({ text: t('addPasskeyQuestion'), purpose: 'addPasskey', hasPasskey });
    if (proof !== null) await passkeys.add(proof);
  }

  async function remove({ id, name }: Passkey): Promise<void> {
    const proof = await ask({ text: t('removePasskeyQuestion', { name }), purpose: 'removePasskey', hasPasskey });
    if (proof !== null) await passkeys.remove(id, proof);
  }

  return (
    <>
      <PasskeysPanel
        view={mapView(view, (reply) => reply.passkeys)}
        isSupported={useHasPasskeys()}
        isAdding={isAdding}
        isBusy={isRemoving}
        onAdd={() => void add()}
        onRename={setRenamed}
        onRemove={(passkey) => void remove(passkey)}
      />
      {question}
      {renamed !== null && (
        <RenamePasskey
          passkey={renamed}
          isPending={isRenaming}
          onSubmit={(name) => void passkeys.rename(renamed.id, name).then((isDone) => isDone && setRenamed(null))}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
