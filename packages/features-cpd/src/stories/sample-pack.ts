import type { PackPreview } from '@portal/api';

type PackedRecord = PackPreview['records'][number];

export function samplePackedRecord(changes: Partial<PackedRecord> = {}): PackedRecord {
  return {
    cpdId: 'r1',
    number: '01',
    title: 'Splinting after extensor tendon repair',
    completedDate: '2026-03-12T06:30:00.000Z',
    timeZone: 'Australia/Sydney',
    hours: 3.5,
    files: [
      {
        name: 'Certificate.pdf',
        path: 'evidence/01 Splinting after extensor tendon repair – certificate.pdf',
        bytes: 482_000,
        isRemoved: false,
      },
    ],
    certificate: null,
    lacksEvidence: false,
    ...changes,
  };
}

const facts = {
  period: { firstDay: '2025-12-01', lastDay: '2026-11-30' },
  asOf: null,
  exactSince: null,
  hasPlan: true,
  unit: 'hours' as const,
  completedHours: 14,
  requiredHours: 20,
  isMet: false,
  nextCursor: null,
  filesCount: 2,
  bytes: 482_000,
  excess: null,
  fileName: 'CPD evidence 2025-12-01 to 2026-11-30.zip',
};

export function samplePack(changes: Partial<PackPreview> = {}): PackPreview {
  const pack = {
    ...facts,
    records: [
      samplePackedRecord(),
      samplePackedRecord({
        cpdId: 'r2',
        number: '02',
        title: 'Managing fatigue after brain injury',
        files: [],
        certificate: 'certificates/02 Managing fatigue after brain injury.pdf',
      }),
      samplePackedRecord({
        cpdId: 'r3',
        number: '03',
        title: 'Reading: goal setting with families',
        files: [],
        lacksEvidence: true,
      }),
    ],
    ...changes,
  };
  return {
    ...pack,
    recordsCount: changes.recordsCount ?? pack.records.length,
    lackingCount: pack.records.filter(({ lacksEvidence }) => lacksEvidence).length,
    hasRemoved: pack.records.some(({ files }) => files.some(({ isRemoved }) => isRemoved)),
  };
}
