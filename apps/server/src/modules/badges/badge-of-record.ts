import { randomBytes } from 'node:crypto';
import { badgeRefusal, certificateRefusal } from '@portal/rules';
import { found, refuse } from '../../http/problem.ts';
import { type Asking, certificateFacts } from '../certificates/index.ts';
import { isVouchedFor, type RecordRow } from '../cpd/index.ts';
import { badgeCredential } from './badge-credential.ts';
import { statusIndexFor } from './badge-rows.ts';
import { signCredential } from './sign-credential.ts';
import { currentKey } from './signing-keys.ts';
import { emailOf } from './badge-of-record.queries.ts';

/** The certificate of a record as a credential that a wallet keeps, under the same number. */
export async function badgeOfRecord(asking: Asking, record: RecordRow): Promise<string> {
  const { deps, db, personId, now } = asking;
  refuse(certificateRefusal(record) ?? badgeRefusal({ isConfirmed: isVouchedFor(record) }));
  const { holder: _, isConfirmed: __, ...facts } = await certificateFacts(asking, record);
  const person = await emailOf(db, personId);
  const credential = badgeCredential(deps.profile, deps.portalUrl, {
    ...facts,
    completedAt: found(record.completedAt),
    email: found(person ?? null).email,
    salt: randomBytes(16).toString('base64url'),
    statusIndex: await statusIndexFor(db, facts.number, now),
  });
  return signCredential(credential, await currentKey(db, deps.keySeal, now), deps.portalUrl);
}
