import { calls, type CallReply, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';

type Security = CallReply<typeof calls.account.security>;

/** Whether somebody signs in with a code, and how they turn it. What is not theirs to choose here is sent back as it came. */
export function useTwoFactor() {
  const t = useMessages(settingsMessages);
  const { view, data } = useEndpoint(calls.account.security);
  const [saved, setSaved] = useState<{ over: Security; isOn: boolean } | null>(null);
  const { run, isPending } = useAction(calls.account.saveSecurity, {
    success: (_, { body }) => t(body.enableTFA ? 'twoFactorOn' : 'twoFactorOff'),
    failure: t('twoFactorFailed'),
    touches: [calls.account.security],
  });

  async function turn({ mailTo, allowSms }: Security, isOn: boolean, currentPassword: string): Promise<void> {
    await run({ body: { enableTFA: isOn, mailTo, allowSms, currentPassword } });
    if (data !== undefined) setSaved({ over: data, isOn });
  }

  return {
    view,
    isPending,
    /** What was saved stands there until the server has told it again. */
    isOn: (security: Security) => (saved?.over === security ? saved.isOn : security.enableTfa),
    onTurn: turn,
  };
}

export type TwoFactor = ReturnType<typeof useTwoFactor>;
