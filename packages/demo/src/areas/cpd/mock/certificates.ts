import type { Contract, HandlerInput, IssuedCertificate } from '@portal/api/contract';
import { claimOf, containsText, revokingRefusal, withdrawnRefusal } from '@portal/rules';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import type { MockCertificate, MockCpdRecord } from '../state.ts';
import { isVouchedFor } from './record-reply.ts';

type Issued = HandlerInput<Contract['cpd']['issued']>;

export function issuedCertificates({ query, body }: Issued, { state }: MockCall) {
  const nameOf = (id: string) => personName(state, id);
  const found = state.certificates
    .values()
    .filter(({ number, personId, revocation }) => {
      const isMeant = number === body.keyword.trim().toUpperCase() || containsText(nameOf(personId), body.keyword);
      return isMeant && (!body.isRevoked || revocation !== null);
    })
    .toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime() || (a.number < b.number ? 1 : -1));
  const { items, ...more } = pageOf(found, ({ number }) => number, { page: 1, ...query });
  return { certificates: items.map((certificate) => reply(certificate, state)), ...more };
}

export function settle(
  action: 'revoke' | 'reinstate',
  { number, reason }: { number: string; reason: string },
  call: MockCall,
): Record<string, never> {
  const certificate = call.state.certificates.get(number.toUpperCase());
  refuse(revokingRefusal(action, certificate === undefined ? null : { isRevoked: certificate.revocation !== null }));
  if (certificate === undefined) return {};
  const revocation = action === 'revoke' ? { at: call.now, byId: viewerOf(call).id, reason } : null;
  call.state.certificates.change(certificate.number, { revocation });
  return {};
}

/** What staff have revoked of a record is not given out again, nor to its owner who writes the same anew. */
export function refuseRevoked(record: MockCpdRecord, state: MockState): void {
  const isSame = ({ recordId, personId }: MockCertificate) => {
    const certified = state.cpdRecords.get(recordId);
    if (recordId === record.id || certified === undefined) return recordId === record.id;
    return !isVouchedFor(record) && personId === record.personId && claimOf(certified) === claimOf(record);
  };
  const revoked = state.certificates.values().find((one) => isSame(one) && one.revocation !== null);
  refuse(withdrawnRefusal(revoked?.revocation?.reason ?? null));
}

export function verified(number: string, state: MockState) {
  const certificate = state.certificates.get(number.toUpperCase());
  if (certificate === undefined) return { status: 'unknown' as const, kind: null, isConfirmed: null, issuedDate: null };
  const status =
    certificate.revocation === null && isHere(certificate, state) ? ('genuine' as const) : ('revoked' as const);
  const isConfirmed = isConfirmedDocument(certificate, state);
  return { status, kind: 'record' as const, isConfirmed, issuedDate: certificate.issuedAt.toISOString() };
}

/** Whether the organisation vouches for what it says. */
function isConfirmedDocument({ recordId }: MockCertificate, state: MockState): boolean {
  const record = state.cpdRecords.get(recordId);
  return record !== undefined && isVouchedFor(record);
}

function isHere({ recordId }: MockCertificate, state: MockState): boolean {
  return state.cpdRecords.get(recordId)?.isDeleted === false;
}

function reply(certificate: MockCertificate, state: MockState): IssuedCertificate {
  const { number, personId, recordId, issuedAt, revocation } = certificate;
  const stands = isHere(certificate, state);
  return {
    number,
    kind: 'record',
    isConfirmed: isConfirmedDocument(certificate, state),
    holderName: personName(state, personId),
    title: stands ? (state.cpdRecords.get(recordId)?.title ?? '') : '',
    issuedDate: issuedAt.toISOString(),
    status: revocation !== null ? 'revoked' : stands ? 'genuine' : 'outdated',
    revocation: revocation && {
      date: revocation.at.toISOString(),
      byName: personName(state, revocation.byId),
      reason: revocation.reason,
    },
  };
}

function personName(state: MockState, id: string): string {
  const person = state.people.get(id);
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
}
