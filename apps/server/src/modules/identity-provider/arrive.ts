import { randomUUID } from 'node:crypto';
import { limits } from '@portal/api/contract';
import { type IdentityProblem, type IdentityWay, identityWay, linkableEmail } from '@portal/rules';
import type { IdentityProviderSettings } from '@portal/kit/access';
import type { Identity } from '../../adapters/identity/identity-provider.ts';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import {
  accountById,
  audit,
  hashPassword,
  isEmailTaken,
  isLinkedAt,
  linkIdentity,
  newSecret,
  personByEmail,
  personOfIdentity,
} from '../auth/index.ts';
import { notifyOfIdentity } from './notify-of-identity.ts';
import type { Arriving } from './arriving.ts';
import { insertPerson } from './arrive.writes.ts';

/** Whose account the provider opens, once it has named somebody; or why it opens none. */
export async function arrive(
  identity: Identity,
  settings: IdentityProviderSettings,
  call: Arriving,
): Promise<{ personId: string } | { problem: IdentityProblem }> {
  const email = linkableEmail(identity.verifiedEmail);
  // A second person may have taken the way meanwhile that was found for the first: then it is looked for anew.
  for (let tries = 0; tries < 3; tries += 1) {
    const { way, personId } = await wayOf(call.db, identity, email, settings);
    if (way === 'signIn' && personId !== null) return { personId };
    const taken = await take(way, { identity, email, personId }, call);
    if (taken === null) continue;
    if ('problem' in taken) await audit(call.db, { kind: 'signInFailed', personId, address: call.address }, call.now);
    return taken;
  }
  return { problem: 'away' };
}

async function wayOf(db: Db, identity: Identity, email: string | null, settings: IdentityProviderSettings) {
  const linked = await personOfIdentity(db, identity);
  const known = linked === null && email !== null ? await personByEmail(db, email) : null;
  const way: IdentityWay = identityWay({
    linked: linked && (linked.isDisabled ? 'disabled' : 'open'),
    isEmailVerified: email !== null,
    byEmail: known && {
      isDisabled: known.disabledAt !== null,
      isEmailConfirmed: known.emailConfirmed,
      isLinked: await isLinkedAt(db, known.id, identity.issuer),
    },
    justInTimeAccounts: settings.justInTimeAccounts,
  });
  return { way, personId: linked?.personId ?? known?.id ?? null };
}

interface Found {
  identity: Identity;
  email: string | null;
  personId: string | null;
}

/** Null where it can no longer be gone. */
async function take(
  way: IdentityWay,
  { identity, email, personId }: Found,
  call: Arriving,
): Promise<{ personId: string } | { problem: IdentityProblem } | null> {
  if (way === 'signIn') return null;
  if (way === 'link') return personId === null ? null : link(identity, personId, call);
  if (way === 'create') return email === null ? null : create(identity, email, call);
  return { problem: way };
}

/** The first time is told by mail: until now their password alone has opened the account. */
async function link(identity: Identity, personId: string, call: Arriving): Promise<{ personId: string } | null> {
  const account = await call.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const now = identity.verifiedEmail === null ? null : await personByEmail(tx, identity.verifiedEmail);
    if (now?.id !== personId || now.disabledAt !== null || !now.emailConfirmed) return null;
    if (!(await linkIdentity(tx, identity, personId, call.now))) return null;
    await audit(tx, { kind: 'identityLinked', personId, address: call.address }, call.now);
    return accountById(tx, personId);
  });
  if (account === null) return null;
  call.deps.background.run(() => notifyOfIdentity(account, 'identityLinked', call));
  return { personId };
}

/** Without a password that anybody knows: one is chosen by 'Forgot password?'. They are nobody's member until staff say so. */
async function create(identity: Identity, email: string, call: Arriving): Promise<{ personId: string } | null> {
  const id = randomUUID();
  const passwordHash = await hashPassword(newSecret());
  const isMade = await call.db.transaction(async (tx) => {
    if (await isEmailTaken(tx, email, id)) return false;
    await insertPerson(tx, { id, email, passwordHash, ...namesOf(identity, email), createdAt: call.now });
    if (!(await linkIdentity(tx, identity, id, call.now)))
      throw new Error('The identity has just been linked elsewhere');
    await audit(tx, { kind: 'accountArrived', personId: id, address: call.address }, call.now);
    return true;
  });
  return isMade ? { personId: id } : null;
}

function namesOf({ firstName, lastName }: Identity, email: string) {
  return { firstName: nameIn(firstName) || (email.split('@', 1)[0] ?? ''), lastName: nameIn(lastName) };
}

/** On one line and no longer than members may be called. */
function nameIn(text: string): string {
  return [...text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, limits.account.nameLength).join('');
}
