import { calls, type CallReply, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import { bothViews } from '../../model/both-views.ts';

type Security = CallReply<typeof calls.account.security>;

/** Whether somebody signs in with a code that is sent to them, and how they turn it. What is not theirs to choose here is sent back as it came. */
export function useTwoFactor() {
  const t = useMessages(settingsMessages);
  const { view, data } = useEndpoint(calls.account.security);
  const app = useEndpoint(calls.authenticator.own);
  const hasApp = app.data !== undefined && app.data.addedAt !== null;
  const [saved, setSaved] = useState<{ over: Security; isOn: boolean } | null>(null);
  const [on, off] = hasApp ? (['sentCodeOn', 'sentCodeOff'] as const) : (['twoFactorOn', 'twoFactorOff'] as const);
  const { run, isPending } = useAction(calls.account.saveSecurity, {
    success: (_, { body }) => t(body.enableTFA ? on : off),
    failure: t('twoFactorFailed'),
    invalidates: [calls.account.security, calls.account.securityEvents],
  });

  async function turn({ mailTo, allowSms }: Security, isOn: boolean, currentPassword: string): Promise<void> {
    await run({ body: { enableTFA: isOn, mailTo, allowSms, currentPassword } });
    if (data !== undefined) setSaved({ over: data, isOn });
  }

  return {
    view: mapView(bothViews(view, app.view), ({ one }) => one),
    /** The app is asked either way; a code that is sent opens the account in its place. */
    hasApp,
    isPending,
    /** What was saved stands there until the server has told it again. */
    isOn: (security: Security) => (saved?.over === security ? saved.isOn : security.enableTfa),
    onTurn: turn,
  };
}

export type TwoFactor = ReturnType<typeof useTwoFactor>;
