import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';

const invalidates = [calls.identityProvider.own, calls.account.securityEvents];

/** Whether the organisation's identity provider opens the account of whoever asks. */
export function useIdentity() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(calls.identityProvider.own);
  const unlink = useAction(calls.identityProvider.unlink, {
    success: t('identityUnlinked'),
    failure: t('identityNotUnlinked'),
    invalidates,
  });
  const send = useAction(calls.account.sendEmailConfirmation, {
    success: t('confirmationSent'),
    failure: t('confirmationNotSent'),
    invalidates,
  });
  return {
    view,
    isPending: unlink.isPending || send.isPending,
    async onUnlink(currentPassword: string) {
      await unlink.run({ body: { currentPassword } });
    },
    async onSend() {
      await send.run({});
    },
  };
}

export type IdentityState = ReturnType<typeof useIdentity>;
