import { calls, type CallReply, useAction, useEndpoint } from '@portal/api';
import { ProblemError, useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';

export type BegunApp = CallReply<typeof calls.authenticator.begin>;

/** What stands in the panel: what there is, an app whose first code is awaited, or codes that are told this once. */
export type AuthenticatorStage =
  { kind: 'status' } | { kind: 'setUp'; app: BegunApp } | { kind: 'codes'; codes: readonly string[] };

const status: AuthenticatorStage = { kind: 'status' };
const touches = [calls.authenticator.own, calls.account.securityEvents];

/** The authenticator app of whoever asks. Secrets and codes are kept nowhere but in what is drawn. */
export function useAuthenticator() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(calls.authenticator.own);
  const [stage, setStage] = useState(status);
  const begin = useAction(calls.authenticator.begin, { failure: t('appNotBegun') });
  const confirm = useAction(calls.authenticator.confirm, {
    success: t('appOn'),
    failure: t('appNotConfirmed'),
    touches,
  });
  const turnOff = useAction(calls.authenticator.turnOff, { success: t('appOff'), failure: t('appNotOff'), touches });
  const make = useAction(calls.authenticator.makeRecoveryCodes, { failure: t('codesNotMade'), touches });

  return {
    view,
    stage,
    isPending: begin.isPending || turnOff.isPending || make.isPending,
    async onBegin(currentPassword: string) {
      setStage({ kind: 'setUp', app: await begin.run({ body: { currentPassword } }) });
    },
    async onConfirm(code: string) {
      try {
        const { recoveryCodes: codes } = await confirm.run({ body: { code } });
        setStage(codes.length === 0 ? status : { kind: 'codes', codes });
      } catch (error) {
        // Too old, or tried too often: it is begun anew.
        if (error instanceof ProblemError && error.problem.code === 'conflict') setStage(status);
        throw error;
      }
    },
    async onTurnOff(currentPassword: string) {
      await turnOff.run({ body: { currentPassword } });
    },
    async onMakeCodes(currentPassword: string) {
      const { recoveryCodes: codes } = await make.run({ body: { currentPassword } });
      setStage({ kind: 'codes', codes });
    },
    onLeave: () => setStage(status),
  };
}

export type Authenticator = ReturnType<typeof useAuthenticator>;
