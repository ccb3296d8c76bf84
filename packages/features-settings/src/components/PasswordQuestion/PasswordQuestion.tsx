import { useMessages } from '@portal/kit';
import { FormDialog, PasswordField } from '@portal/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';

export interface PasswordQuestionProps {
  /** Why it is asked. */
  text: string;
  /** Null where it was not given. */
  onAnswer: (password: string | null) => void;
  /** Another way of showing it, beside the password. */
  further?: { label: string; onPress: () => void } | undefined;
}

/** Asks for the password again, before something changes about how one signs in. */
export function PasswordQuestion({ text, onAnswer, further }: PasswordQuestionProps) {
  const t = useMessages(settingsMessages);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={t('confirmItIsYou')}
      description={text}
      size="sm"
      isPending={false}
      submitLabel={t('confirm')}
      cancelLabel={t('cancel')}
      further={further}
      onSubmit={() => (password === '' ? setMissing(true) : onAnswer(password))}
      onClose={() => onAnswer(null)}
    >
      <PasswordField
        label={t('currentPassword')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={isMissing && password === '' ? t('currentPasswordRequired') : null}
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
        hasAutoFocus
        isRequired
      />
    </FormDialog>
  );
}
