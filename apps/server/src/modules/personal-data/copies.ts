import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { limits } from '@portal/api/contract';
import { copyRefusal, missingCopy } from '@portal/rules';
import type { Mail } from '../../adapters/messenger.ts';
import type { Db } from '../../db/connect.ts';
import type { dataCopies, mailJobs } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { type ByteStream, streamOf } from '../../http/byte-stream.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { addJob } from '../../jobs/add-job.ts';
import { dataCopyMail } from '../../mails/personal-data-mails.ts';
import { audit, confirmedAccount, countAttempt, lockUnchanged } from '../auth/index.ts';
import { disposition } from '../files/index.ts';
import { copyByPerson, recipientOf } from './copies.queries.ts';
import { putCopy } from './copies.writes.ts';

type PersonalData = typeof contract.personalData;
type Copy = EndpointReply<PersonalData['overview']>['copy'];
type Row = typeof dataCopies.$inferSelect;

/** The copy that the person asked for last; null where there is none, or no longer. */
export async function copyOf(db: Db, personId: string, now: Date): Promise<Copy> {
  const row = await copyByPerson(db, personId);
  return row === undefined || isOver(row, now) ? null : replyOf(row);
}

function isOver({ expiresAt }: Row, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function replyOf({ status, askedAt, expiresAt, bytes }: Row): NonNullable<Copy> {
  return { status, askedAt: askedAt.toISOString(), readyUntil: expiresAt?.toISOString() ?? null, bytes };
}

/** Has a copy made, for whoever shows that it is theirs. */
export async function askCopy(
  { currentPassword }: HandlerInput<PersonalData['askCopy']>['body'],
  call: Call,
): Promise<NonNullable<Copy>> {
  const { id: personId } = personOf(call);
  refuse(copyRefusal(await copyOf(call.db, personId, call.now)));
  const account = await confirmedAccount(currentPassword, call);
  const perDay = { key: `data-copies:${personId}`, attempts: limits.personalData.copiesPerDay, windowSeconds: 86_400 };
  return call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    refuse(copyRefusal(await copyOf(tx, personId, call.now)));
    await countAttempt(tx, [perDay], call.now);
    const values = {
      ...{ status: 'making' as const, askedAt: call.now, claimedAt: null, attempts: 0 },
      ...{ hash: null, bytes: null, expiresAt: null },
    };
    await putCopy(tx, personId, values);
    await audit(tx, { kind: 'dataCopyAsked', personId, address: call.address }, call.now);
    await addJob(tx, 'makeDataCopies');
    return replyOf({ personId, ...values });
  });
}

/** The file itself, for the person of whom it tells alone. */
export async function downloadCopy(call: Call): Promise<ByteStream> {
  const { id: personId } = personOf(call);
  const row = await copyByPerson(call.db, personId);
  if (row === undefined || row.hash === null || isOver(row, call.now)) refuse(missingCopy);
  const parts = found(await call.deps.files.readParts(row.hash));
  await audit(call.db, { kind: 'dataCopyTaken', personId, address: call.address }, call.now);
  call.headers.set('Content-Disposition', disposition('attachment', 'my-data.zip'));
  return { type: 'application/zip', bytes: streamOf(ownBytes(parts)) };
}

async function* ownBytes(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const part of parts) yield new Uint8Array(part);
}

/** Null where the copy is there no longer. */
export async function dataCopyMailOf(
  { db, mailBrand, portalUrl }: Pick<Deps, 'db' | 'mailBrand' | 'portalUrl'>,
  { personId }: Pick<typeof mailJobs.$inferSelect, 'personId'>,
  now: Date,
): Promise<Mail | null> {
  const person = await recipientOf(db, personId);
  const copy = await copyOf(db, personId, now);
  if (person === undefined || copy?.status !== 'ready') return null;
  return dataCopyMail(mailBrand, { to: person.email, href: new URL('/settings/my-data', portalUrl).href });
}
