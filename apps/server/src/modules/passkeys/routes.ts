import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { addPasskey, optionsToAdd } from './add-passkey.ts';
import { passkeysOf } from './own-passkeys.queries.ts';
import { optionsToConfirm, passkeyReply, removePasskey, renamePasskey } from './own-passkeys.ts';
import { optionsToSignIn, signInWithPasskey } from './sign-in.ts';

export function passkeyRoutes(routes: Routes): void {
  const { passkeys } = contract;
  bind(routes, passkeys.list, async (_, call) => ({
    passkeys: (await passkeysOf(call.db, personOf(call).id)).map(passkeyReply),
  }));
  bind(routes, passkeys.confirmOptions, ({ body }, call) => optionsToConfirm(body.purpose, call));
  bind(routes, passkeys.addOptions, ({ body }, call) => optionsToAdd(body, call));
  bind(routes, passkeys.add, ({ body }, call) => addPasskey(body, call));
  bind(routes, passkeys.rename, ({ params, body }, call) => renamePasskey(params.id, body.name, call));
  bind(routes, passkeys.remove, async ({ params, body }, call) => {
    await removePasskey(params.id, body, call);
    return {};
  });
  bind(routes, passkeys.signInOptions, ({ body }, call) => optionsToSignIn(body.requestId, call));
  bind(routes, passkeys.signIn, ({ body }, call) => signInWithPasskey(body.assertion, call));
}
