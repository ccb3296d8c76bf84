import { limits, type Passkey } from '@portal/api';
import { useMessages } from '@portal/kit';
import { FormDialog, TextField } from '@portal/ui';
import { useState } from 'react';
import { settingsMessages } from '../../../messages.ts';

export interface RenamePasskeyProps {
  passkey: Passkey;
  isPending: boolean;
  onSubmit(name: string): void;
  onClose(): void;
}

export function RenamePasskey({ passkey, isPending, onSubmit, onClose }: RenamePasskeyProps) {
  const t = useMessages(settingsMessages);
  const [name, setName] = useState(passkey.name);
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={t('renamePasskeyNamed', { name: passkey.name })}
      size="sm"
      isPending={isPending}
      submitLabel={t('savePasskeyName')}
      cancelLabel={t('cancel')}
      onSubmit={() => (isMissing ? setTried(true) : onSubmit(name))}
      onClose={onClose}
    >
      <TextField
        label={t('passkeyName')}
        value={name}
        onChange={setName}
        maxLength={limits.passkey.nameLength}
        error={isTried && isMissing ? t('passkeyNameRequired') : null}
        hasAutoFocus
        isRequired
      />
    </FormDialog>
  );
}
