import { calls, type CallReply, useAction, useEndpoint } from '@portal/api';
import { ProblemError, useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import { type OwnProof, type OwnQuestion, useOwnerQuestion } from '../OwnerQuestion/use-owner-question.tsx';

export type BegunApp = CallReply<typeof calls.authenticator.begin>;

/** What stands in the panel: what there is, an app whose first code is awaited, or codes that are told this once. */
export type AuthenticatorStage =
  | { kind: 'status' }
  | { kind: 'setUp'; app: BegunApp }
  | { kind: 'codes'; codes: readonly string[] };

const status: AuthenticatorStage = { kind: 'status' };
const invalidates = [calls.authenticator.own, calls.account.securityEvents];

/** The authenticator app of whoever asks. Secrets and codes are kept nowhere but in what is rendered. */
export function useAuthenticator() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(calls.authenticator.own);
  const passkeys = useEndpoint(calls.passkeys.list);
  const { ask, question } = useOwnerQuestion();
  const [stage, setStage] = useState(status);
  const begin = useAction(calls.authenticator.begin, { failure: t('appNotBegun') });
  const confirm = useAction(calls.authenticator.confirm, {
    success: t('appOn'),
    failure: t('appNotConfirmed'),
    invalidates,
  });
  const turnOff = useAction(calls.authenticator.turnOff, {
    success: t('appOff'),
    failure: t('appNotOff'),
    invalidates,
  });
  const make = useAction(calls.authenticator.makeRecoveryCodes, { failure: t('codesNotMade'), invalidates });

  const hasApp = view.state === 'ready' && view.data.addedAt !== null;
  const hasPasskey = passkeys.view.state === 'ready' && passkeys.view.data.passkeys.length > 0;

  async function change(about: Omit<OwnQuestion, 'hasPasskey'>, run: (proof: OwnProof) => Promise<void>) {
    const proof = await ask({ ...about, hasPasskey });
    // A failure has been told by its toast.
    if (proof !== null) await run(proof).catch(() => undefined);
  }

  return {
    view,
    stage,
    question,
    isPending: begin.isPending || turnOff.isPending || make.isPending,
    onBegin() {
      const text = t(hasApp ? 'confirmOtherApp' : 'confirmAddApp');
      void change({ text, purpose: 'beginApp' }, async (body) => {
        setStage({ kind: 'setUp', app: await begin.run({ body }) });
      });
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
    onTurnOff() {
      void change({ text: t('confirmTurnAppOff'), purpose: 'turnOffApp' }, async (body) => {
        await turnOff.run({ body });
      });
    },
    onMakeCodes() {
      void change({ text: t('confirmMakeCodes'), purpose: 'makeRecoveryCodes' }, async (body) => {
        const { recoveryCodes: codes } = await make.run({ body });
        setStage({ kind: 'codes', codes });
      });
    },
    onLeave: () => setStage(status),
  };
}

export type Authenticator = Omit<ReturnType<typeof useAuthenticator>, 'question'>;
