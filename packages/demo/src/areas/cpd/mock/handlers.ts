import { featureSettings } from '@portal/kit/access';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import {
  badgeRefusal,
  certificateRefusal,
  recordAddresses,
  subjectRefusal,
  takesOthers,
  unenrolRefusal,
} from '@portal/rules';
import type { MockCpdRecord } from '../state.ts';
import { enrolmentReply, enrolmentsOf } from './enrolments.ts';
import { issuedCertificates, refuseRevoked, settle, verified } from './certificates.ts';
import { currentPeriod, periodsOf, recordsOf, refuseEmpty, rulesOf } from './periods.ts';
import { batchesOf, undoBatch } from './batches.ts';
import { importRecords, previewImport } from './importing.ts';
import { gapFillersOf } from './gap-events.ts';
import { samplePdf } from '../../../mock/sample-pdf.ts';
import { isVouchedFor, recordDetail } from './record-reply.ts';
import { addSeries } from './series.ts';
import { addRecord, editRecord } from './writing.ts';

export const cpd: HandlersOf<'cpd'> = {
  enrolments({ body }, call) {
    refuse(subjectRefusal(body.userId, viewerOf(call)));
    const fits = ({ status }: { status: string }) => body.status === null || status === body.status;
    return { enrolments: enrolmentsOf(call).filter(fits).map(enrolmentReply) };
  },
  unenrol({ body }, call) {
    refuse(subjectRefusal(body.userId, viewerOf(call)));
    const isNamed = ({ course }: { course: { id: string; code: string } }) =>
      course.id === body.courseId && course.code === body.courseCode;
    const left = enrolmentsOf(call).find(isNamed);
    refuse(unenrolRefusal(left ?? null));
    call.state.enrolments.delete(left?.id ?? '');
    return { success: true, message: '' };
  },
  newRecordLink: (_, { state }) => ({ url: featureSettings(state, recordAddresses).newRecordUrl }),
  options(_, { state }) {
    const { pack, zone } = rulesOf(state);
    return {
      unit: pack.unit.name,
      unitMinutes: pack.unit.minutes,
      categories: pack.categories.map(({ id, name }) => ({ id, name })),
      takesOthers: takesOthers(pack),
      timeZone: zone,
    };
  },
  periods: (_, call) => periodsOf(call),
  currentPeriod: (_, call) => currentPeriod(call),
  gapEvents: (_, call) => gapFillersOf(call),
  records: ({ query }, call) => recordsOf(query, call),
  record: (_, { facts, state }) => recordDetail(facts.record, rulesOf(state)),
  addRecord: ({ body }, call) => addRecord(body, call),
  addSeries: ({ body }, call) => addSeries(body, call),
  editRecord: ({ body }, call) => editRecord(body, call),
  removeRecord(_, { facts, state }) {
    state.cpdRecords.change(facts.record.id, { isDeleted: true });
    return {};
  },
  restoreRecord(_, { facts, state }) {
    state.cpdRecords.change(facts.record.id, { isDeleted: false });
    return {};
  },
  certificatePreview(_, { facts: { record }, state }) {
    refuseCertificate(record, state);
    return { previewUrl: `/api/content/documents/certificate/${record.id}` };
  },
  certificate(_, { facts: { record }, state }) {
    refuseCertificate(record, state);
    return samplePdf();
  },
  badge(_, { facts: { record }, state }) {
    refuse(certificateRefusal(record) ?? badgeRefusal({ isConfirmed: isVouchedFor(record) }));
    refuseRevoked(record, state);
    // The mock has no key: no verifier takes it.
    return new Blob(['header.payload.signature'], { type: 'text/plain' });
  },
  previewImport: ({ body }, call) => previewImport(body, call),
  importRecords: ({ body }, call) => importRecords(body, call),
  batches: (_, call) => ({ batches: batchesOf(call) }),
  undoBatch: (_, call) => undoBatch(call),
  summaryPreview({ params }, call) {
    refuseEmpty(params.id, call);
    return { previewUrl: `/api/content/documents/summary/${params.id}`, previewHtml: '<h1>CPD summary</h1>' };
  },
  summary({ params }, call) {
    refuseEmpty(params.id, call);
    return samplePdf();
  },
  issued: (input, call) => issuedCertificates(input, call),
  revoke: ({ params, body }, call) => settle('revoke', { ...params, ...body }, call),
  reinstate: ({ params }, call) => settle('reinstate', { ...params, reason: '' }, call),
  verify: ({ params }, { state }) => verified(params.number, state),
  attachment: (_, { facts: { file } }) => new Blob([file.fileName], { type: file.type }),
};

function refuseCertificate(record: MockCpdRecord, state: MockState): void {
  refuse(certificateRefusal(record));
  refuseRevoked(record, state);
}
