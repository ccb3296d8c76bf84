import { hash, verify } from '@node-rs/argon2';

/** Argon2id, as OWASP advises: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password fits, so that an unknown e-mail takes as long as a known one. */
const nobody = hash('\u0000no such person', cost);

/** Of whoever has chosen none yet: nothing fits it. */
export const noPassword = '';

/** A letter with its mark is the same whether a keyboard sends one character or two. */
const composed = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost);
}

/** Whether the password fits. Without a hash it does the same work and says no. */
export async function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  const isChosen = stored !== null && stored !== noPassword;
  const fits = await verify(isChosen ? stored : await nobody, composed(password));
  return isChosen && fits;
}
