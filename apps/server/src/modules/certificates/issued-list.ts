import type { contract, HandlerInput, HandlerReply, IssuedCertificate } from '@portal/api/contract';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { counted } from '../../db/counted.ts';
import { fullName } from '../../db/fragments.ts';
import { certificates, cpdRecords, people } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { recordColumns, type RecordRow } from '../cpd/index.ts';
import { readCertificateNumber } from './certificate-number.ts';
import { isConfirmedDocument, stands } from './stands.ts';

type Query = typeof contract.cpd.issued;

/** When a certificate was issued, and its number. */
const keysetShape = z.tuple([moment, keyText]);
const revoker = alias(people, 'revoker');

/** The certificates that were given out, the last first. */
export async function issuedCertificates(
  { pageSize, after }: HandlerInput<Query>['query'],
  body: HandlerInput<Query>['body'],
  { db, deps }: Call,
): Promise<HandlerReply<Query>> {
  const cursor = deps.cursors('issued certificates', keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const where = and(...limitedTo(body));
  const counting = () =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(certificates)
      .leftJoin(people, eq(people.id, certificates.personId))
      .where(where);
  const rows = await db
    .select({
      certificate: certificates,
      record: recordColumns,
      holderName: sql<string>`coalesce(${fullName(people)}, '')`,
      byName: sql<string>`coalesce(${fullName(revoker)}, '')`,
      total: sql<number>`(${counting()})`,
    })
    .from(certificates)
    .leftJoin(people, eq(people.id, certificates.personId))
    .leftJoin(revoker, eq(revoker.id, certificates.withdrawnBy))
    .leftJoin(cpdRecords, eq(cpdRecords.id, certificates.recordId))
    .where(and(where, keyset === null ? undefined : isBehind(keyset)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.number))
    .limit(pageSize + 1);
  const { rows: page, total } = await counted(rows, counting);
  const keyOf = ({ certificate: { issuedAt, number } }: Row): z.output<typeof keysetShape> => [
    issuedAt.toISOString(),
    number,
  ];
  const { rows: shown, nextCursor } = paged(page, pageSize, keyOf, cursor);
  return { certificates: shown.map(reply), totalItemCount: total, nextCursor };
}

function isBehind([issuedAt, number]: z.output<typeof keysetShape>): SQL {
  return sql`(${certificates.issuedAt}, ${certificates.number}) < (${issuedAt}::timestamptz, ${number})`;
}

/** What has the form of a number is one; anything else is looked for in names. */
function limitedTo({ keyword, isRevoked }: HandlerInput<Query>['body']): SQL[] {
  const number = readCertificateNumber(keyword);
  const conditions = [
    isRevoked && isNotNull(certificates.withdrawnAt),
    number !== null && eq(certificates.number, number),
    number === null && keyword.trim() !== '' && fitsPattern(people.searchName, patternOf(keyword)),
  ];
  return conditions.filter((condition) => condition !== false);
}

interface Row {
  certificate: typeof certificates.$inferSelect;
  record: RecordRow | null;
  holderName: string;
  byName: string;
}

function reply({ certificate, record, holderName, byName }: Row): IssuedCertificate {
  const { number, kind, issuedAt, withdrawnAt, withdrawnReason: reason } = certificate;
  const isHere = record !== null && record.deletedAt === null;
  return {
    number,
    kind,
    isConfirmed: isConfirmedDocument(certificate, record),
    holderName,
    title: isHere ? record.title : '',
    issuedDate: issuedAt.toISOString(),
    status: withdrawnAt !== null ? 'revoked' : stands(certificate, record) ? 'genuine' : 'outdated',
    revocation: withdrawnAt && { date: withdrawnAt.toISOString(), byName, reason },
  };
}
