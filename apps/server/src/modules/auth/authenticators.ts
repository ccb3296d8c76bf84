import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { stepOfCode } from './totp.ts';
import { appOf } from './authenticators.queries.ts';
import { keepLastStep } from './authenticators.writes.ts';

/** Of somebody, so that it opens nothing in another row. */
export function sealedAppSecret(personId: string, secret: string, { deps }: Call): string {
  return deps.keySeal.seal(`${personId} ${secret}`);
}

/** Null: it was sealed with another secret of the server, or for somebody else. */
export function openedAppSecret(personId: string, sealed: string, { deps }: Call): string | null {
  const [owner, secret] = deps.keySeal.open(sealed)?.split(' ') ?? [];
  return owner === personId && secret !== undefined ? secret : null;
}

/** Whether it is a code of their app, which is used up with it, and those before it too. */
export async function takeAppCode(tx: Db, personId: string, code: string, call: Call): Promise<boolean> {
  const app = await appOf(tx, personId);
  const secret = app && openedAppSecret(personId, app.sealedSecret, call);
  const step = secret === null ? null : stepOfCode(secret, code, call.now);
  if (step === null) return false;
  const used = await keepLastStep(tx, personId, step);
  return used.length > 0;
}
