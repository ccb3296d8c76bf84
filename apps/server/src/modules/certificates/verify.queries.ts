import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { certificates, cpdRecords } from '../../db/schema/index.ts';
import { recordColumns } from '../cpd/index.ts';
import { readCertificateNumber } from './certificate-number.ts';
import { isConfirmedDocument, stands } from './stands.ts';

/** What a stranger is told of a number: never whose it is, nor what it is about. */
export type Verified =
  | { status: 'genuine' | 'revoked'; kind: 'record' | 'summary'; isConfirmed: boolean; issuedAt: Date }
  | { status: 'unknown'; kind: null; isConfirmed: null; issuedAt: null };

const unknown: Verified = { status: 'unknown', kind: null, isConfirmed: null, issuedAt: null };

export async function verify(db: Db, typed: string): Promise<Verified> {
  const number = readCertificateNumber(typed);
  if (number === null) return unknown;
  const [row] = await db
    .select({ certificate: certificates, record: recordColumns })
    .from(certificates)
    .leftJoin(cpdRecords, eq(cpdRecords.id, certificates.recordId))
    .where(eq(certificates.number, number));
  if (row === undefined) return unknown;
  const { certificate, record } = row;
  const { kind, issuedAt } = certificate;
  const status = stands(certificate, record) ? 'genuine' : 'revoked';
  return { status, kind, isConfirmed: isConfirmedDocument(certificate, record), issuedAt };
}
