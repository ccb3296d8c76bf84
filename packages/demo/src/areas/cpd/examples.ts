import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { isLocked } from '@portal/rules';
import { sampleChoices, sampleFile } from './sample-import.ts';

export function cpdExamples({ world, member, admin }: Subjects): ExamplesOf<'cpd'> {
  const [course] = world.courses;
  const own = world.cpdRecords.filter(({ personId, source }) => personId === member && source === 'own');
  const confirmed = world.cpdRecords.find((one) => one.personId === member && isLocked(one));
  const [, seen, changed, removed, restored] = own.map(({ id }) => ({ as: member, input: { params: { id } } }));
  const file = own.flatMap(({ attachments }) => attachments)[0];
  const stands = world.certificates.find(({ revocation }) => revocation === null);
  const revoked = world.certificates.find(({ revocation }) => revocation !== null);
  const fields = { title: 'Peer supervision', minutes: 90, completedDate: '2024-03-04T02:00:00.000Z' };
  const batch = world.cpdBatches.find(({ personId }) => personId === member);
  const nobody = { as: member, input: { params: { id: '' } } };
  return {
    enrolments: { as: member, input: { body: { userId: member, status: null } } },
    unenrol: {
      as: member,
      input: { body: { userId: member, courseId: course?.id ?? '', courseCode: course?.code ?? '' } },
    },
    newRecordLink: { as: member, input: {} },
    periods: { as: member, input: {} },
    currentPeriod: { as: member, input: {} },
    records: { as: member, input: { query: { periodId: '2025-11-30' } } },
    gapEvents: { as: member, input: {} },
    options: { as: member, input: {} },
    record: seen ?? nobody,
    addRecord: { as: member, input: { body: fields } },
    addSeries: {
      as: member,
      input: { body: { title: 'Weekly supervision', minutes: 60, days: ['2024-03-04', '2024-03-11'], time: '17:30' } },
    },
    editRecord: {
      as: member,
      input: { params: changed?.input.params ?? { id: '' }, body: { ...fields, revision: 0 } },
    },
    removeRecord: removed ?? nobody,
    restoreRecord: restored ?? nobody,
    previewImport: { as: member, input: { body: { text: sampleFile } } },
    importRecords: {
      as: member,
      input: { body: { text: sampleFile, fileName: 'log.csv', choices: sampleChoices, lines: [2] } },
    },
    batches: { as: member, input: {} },
    undoBatch: { as: member, input: { params: { id: batch?.id ?? '' } } },
    certificatePreview: seen ?? nobody,
    certificate: seen ?? nobody,
    badge: { as: member, input: { params: { id: confirmed?.id ?? '' } } },
    summaryPreview: { as: member, input: { params: { id: '2025-11-30' } } },
    summary: { as: member, input: { params: { id: '2025-11-30' } } },
    verify: { input: { params: { number: '7QK4-M2XB-9HTD-3FWA' } } },
    issued: { as: admin, input: { body: {} } },
    revoke: { as: admin, input: { params: { number: stands?.number ?? '' }, body: { reason: 'A duplicate.' } } },
    reinstate: { as: admin, input: { params: { number: revoked?.number ?? '' } } },
    attachment: { as: member, input: { params: { id: `asset-${file?.id}` } } },
  };
}
