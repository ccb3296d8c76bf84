import { limits } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { setUpOver, withoutAppRefusal, wrongAppCode } from '@portal/rules';
import { noteSecurity } from '../../account/mock/security-events.ts';
import { mockCode } from '../../auth/mock/second-factor.ts';
import { confirmProof } from '../../passkeys/mock/confirm-proof.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const authenticator: HandlersOf<'authenticator'> = {
  own(_, call) {
    const { id } = viewerOf(call);
    return {
      addedAt: call.state.authenticators.get(id)?.addedAt.toISOString() ?? null,
      recoveryCodesLeft: call.state.recoveryCodes.get(id)?.length ?? 0,
    };
  },
  begin({ body }, call) {
    confirmProof(body, 'beginApp', call);
    const { id, email } = viewerOf(call);
    const expiresAt = new Date(call.now.getTime() + limits.authenticator.setUpMinutes * 60_000);
    call.state.authenticatorSetUps.set(id, { tries: 0, expiresAt });
    const address = `otpauth://totp/Portal:${encodeURIComponent(email)}?issuer=Portal&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
    return { secret, address, expiresAt: expiresAt.toISOString() };
  },
  confirm({ body }, call) {
    const { state, now } = call;
    const { id } = viewerOf(call);
    const setUp = state.authenticatorSetUps.get(id);
    if (setUp === undefined || setUp.expiresAt <= now || setUp.tries >= limits.authenticator.tries) refuse(setUpOver);
    if (setUp !== undefined) setUp.tries += 1;
    if (body.code !== mockCode) refuse(wrongAppCode);
    state.authenticatorSetUps.delete(id);
    state.authenticators.set(id, { addedAt: now });
    noteSecurity('authenticatorOn', { hadApp: false }, call);
    return { recoveryCodes: state.recoveryCodes.has(id) ? [] : makeCodes(id, call) };
  },
  turnOff({ body }, call) {
    confirmProof(body, 'turnOffApp', call);
    const { id } = viewerOf(call);
    refuse(withoutAppRefusal(call.state.authenticators.has(id)));
    call.state.authenticators.delete(id);
    call.state.recoveryCodes.delete(id);
    noteSecurity('authenticatorOff', { hadApp: true }, call);
    return {};
  },
  makeRecoveryCodes({ body }, call) {
    confirmProof(body, 'makeRecoveryCodes', call);
    const { id } = viewerOf(call);
    refuse(withoutAppRefusal(call.state.authenticators.has(id)));
    noteSecurity('recoveryCodesMade', {}, call);
    return { recoveryCodes: makeCodes(id, call) };
  },
};

function makeCodes(personId: string, { state }: MockCall): string[] {
  const codes = newRecoveryCodes(state);
  state.recoveryCodes.set(personId, codes);
  return codes;
}
