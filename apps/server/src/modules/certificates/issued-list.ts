import type { HandlerInput, HandlerReply, IssuedCertificate } from '@portal/api/contract';
import * as z from 'zod';
import { counted } from '../../db/counted.ts';
import type { certificates } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import type { RecordRow } from '../cpd/index.ts';
import { isConfirmedDocument, stands } from './stands.ts';
import { type Query, selectIssued } from './issued-list.queries.ts';

/** When a certificate was issued, and its number. */
const keysetShape = z.tuple([moment, keyText]);

/** The certificates that were given out, the last first. */
export async function issuedCertificates(
  { pageSize, after }: HandlerInput<Query>['query'],
  body: HandlerInput<Query>['body'],
  { db, deps }: Call,
): Promise<HandlerReply<Query>> {
  const cursor = deps.cursors('issued certificates', keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const { rows, counting } = await selectIssued(db, body, keyset, pageSize);
  const { rows: page, total } = await counted(rows, counting);
  const keyOf = ({ certificate: { issuedAt, number } }: Row): z.output<typeof keysetShape> => [
    issuedAt.toISOString(),
    number,
  ];
  const { rows: shown, nextCursor } = paged(page, pageSize, keyOf, cursor);
  return { certificates: shown.map(reply), totalItemCount: total, nextCursor };
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
