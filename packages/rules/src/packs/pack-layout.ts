import { fileNamePart, freeName, namePart } from './pack-names.ts';

export interface RecordToPack {
  cpdId: string;
  title: string;
  evidence: readonly { id: string; name: string }[];
}

/** Where one record's files lie. */
export interface PackedPlaces {
  cpdId: string;
  /** In the order of the table: 01. */
  number: string;
  /** In the order of the record's evidence. */
  evidence: readonly { id: string; path: string }[];
  /** Null: the organisation certifies nothing of it. */
  certificate: string | null;
}

/** What every pack has. The sums come last: they are of all the others. */
export const packPaths = {
  summary: 'CPD summary.pdf',
  records: 'records.csv',
  manifest: 'manifest.json',
  checksums: 'CHECKSUMS.sha256',
} as const;

const folders = { evidence: 'evidence', certificates: 'certificates' } as const;
const titleBytes = 80;

/** Where some records stand among all of a pack. */
export interface PackSpan {
  /** How many come before them. */
  from: number;
  /** How many there are in all. */
  of: number;
}

/** Names files after their record, so that folders sorted by name are in its order. */
export function packLayout(
  records: readonly RecordToPack[],
  certified: ReadonlySet<string>,
  { from, of }: PackSpan = { from: 0, of: records.length },
): PackedPlaces[] {
  const digits = Math.max(2, String(of).length);
  const taken = new Set<string>();
  return records.map(({ cpdId, title, evidence }, index) => {
    const number = String(from + index + 1).padStart(digits, '0');
    const named = [number, namePart(title, titleBytes)].filter((part) => part !== '').join(' ');
    return {
      cpdId,
      number,
      evidence: evidence.map(({ id, name }) => {
        return { id, path: freeName(`${folders.evidence}/${named} – ${fileNamePart(name)}`, taken) };
      }),
      certificate: certified.has(cpdId) ? `${folders.certificates}/${named}.pdf` : null,
    };
  });
}

/** How a pack is saved. */
export function packFileName(period: { firstDay: string; lastDay: string }, asOf: string | null): string {
  const days = `CPD evidence ${period.firstDay} to ${period.lastDay}`;
  return asOf === null ? `${days}.zip` : `${days}, as it stood on ${asOf}.zip`;
}
