import { userRoles } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { StartProblem } from '../../start-problem.ts';
import { hashPassword } from './passwords.ts';
import { audit } from './auth.writes.ts';
import { startReset } from './resets.writes.ts';
import { resetLink } from './reset-link.ts';
import { newSecret } from './tokens.ts';
import { insertAdministrator, type NewAdministrator } from './first-administrator.writes.ts';
import { accountWithEmail } from './first-administrator.queries.ts';

/**
 * Makes an account that is administrator, for whoever runs the server, and gives the link with which its owner chooses the password;
 * for one that is there already, another link. There is no password before that.
 */
export async function createAdministrator(
  db: Db,
  who: NewAdministrator,
  portalUrl: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const passwordHash = await hashPassword(newSecret());
  return db.transaction(async (tx) => {
    const personId =
      (await administratorWith(tx, who.email)) ?? (await insertAdministrator(tx, who, passwordHash, now));
    await startReset(tx, personId, token, now);
    await audit(tx, { kind: 'administratorCreated', personId, address: 'command line' }, now);
    return resetLink(portalUrl, { token, userId: personId });
  });
}

async function administratorWith(db: Db, email: string): Promise<string | null> {
  const row = await accountWithEmail(db, email);
  if (row === undefined) return null;
  if (row.role !== userRoles.Admin || row.disabledAt !== null)
    throw new StartProblem(`${email} has an account already, which is no administrator's or is disabled.`);
  return row.id;
}
