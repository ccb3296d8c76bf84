import type { contract, HandlerInput } from '@portal/api/contract';
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import { certificates, cpdRecords, people } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import { recordColumns } from '../cpd/index.ts';
import { readCertificateNumber } from './certificate-number.ts';

export type Query = typeof contract.cpd.issued;

const revoker = alias(people, 'revoker');

function isBehind([issuedAt, number]: [string, string]): SQL {
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

/** A page of certificates, each with how many there are, and how to count them where the page is empty. */
export async function selectIssued(
  db: Db,
  narrowed: HandlerInput<Query>['body'],
  keyset: [string, string] | null,
  pageSize: number,
) {
  const where = and(...limitedTo(narrowed));
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
      holderName: fullName(people),
      byName: fullName(revoker),
      total: sql<number>`(${counting()})`,
    })
    .from(certificates)
    .leftJoin(people, eq(people.id, certificates.personId))
    .leftJoin(revoker, eq(revoker.id, certificates.withdrawnBy))
    .leftJoin(cpdRecords, eq(cpdRecords.id, certificates.recordId))
    .where(and(where, keyset === null ? undefined : isBehind(keyset)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.number))
    .limit(pageSize + 1);
  return { rows, counting };
}
