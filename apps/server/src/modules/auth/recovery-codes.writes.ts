import { randomBytes } from 'node:crypto';
import { limits } from '@portal/api/contract';
import { readRecoveryCode, recoveryCodeLetters } from '@portal/rules';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { recoveryCodes } from '../../db/schema/index.ts';
import { isLeft } from './recovery-codes.queries.ts';
import { hashOfSecret } from './tokens.ts';

const length = 16;

/** Eighty bits by chance, so that a hash keeps it secret: 7QK4-M2XB-9HTD-3FWA. */
function newRecoveryCode(): string {
  // 32 letters: each takes five bits of a byte, and all are as likely.
  const letters = Array.from(randomBytes(length), (byte) => recoveryCodeLetters[byte % recoveryCodeLetters.length]);
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Makes new ones, told here alone, and the old ones useless. */
export async function replaceRecoveryCodes(tx: Db, personId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: limits.authenticator.recoveryCodes }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ personId, hash: hashOfRecoveryCode(personId, code), madeAt: now })));
  return codes;
}

/** Whether it is one of theirs that was not used before; it is used up with this. */
export async function takeRecoveryCode(tx: Db, personId: string, typed: string, now: Date): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === null) return false;
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isLeft(personId), eq(recoveryCodes.hash, hashOfRecoveryCode(personId, code))))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

function hashOfRecoveryCode(personId: string, code: string): string {
  return hashOfSecret(`recovery ${personId} ${code}`);
}
