import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';
import type { PasswordChange } from './ChangePasswordForm.tsx';

/** Sends the new password; who is signed in elsewhere is signed out there. */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const t = useMessages(settingsMessages);
  const { run } = useAction(calls.account.changePassword, {
    success: t('passwordChanged'),
    failure: t('passwordNotChanged'),
    invalidates: [calls.me.sessions],
  });
  return async (body) => void (await run({ body }));
}
