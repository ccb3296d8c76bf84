import { dayIn, type PackedPlaces, packPaths } from '@portal/rules';
import type { PackState } from './pack-state.ts';

export interface PackedFile {
  path: string;
  bytes: number;
  sha256: string;
}

interface Around {
  organisation: string;
  timeZone: string;
}

/** What a pack has and of which moment it tells, for whoever reads it by machine. */
export function manifestOf(
  state: PackState,
  places: readonly PackedPlaces[],
  packed: readonly PackedFile[],
  { organisation, timeZone }: Around,
): string {
  const { contents, period, asOf, submittedAt, exactSince, holder, summary } = state;
  const { unit, completedHours, requiredHours, isMet } = contents;
  return `${JSON.stringify(
    {
      format: 'cpd-evidence-pack',
      version: 1,
      ...{ organisation, holder, timeZone, period, asOf, submittedAt, exactSince },
      ...{ unit, completed: completedHours, required: requiredHours, isMet },
      plan: summary?.plan ?? null,
      summary: summary && { path: packPaths.summary, number: summary.proof?.number ?? null },
      records: contents.records.map((record, at) => recordOf(record, places[at], state)),
      files: packed,
    },
    null,
    2,
  )}\n`;
}

function recordOf(
  { cpdId, hours, evidence, completedDate, ...record }: PackState['contents']['records'][number],
  places: PackedPlaces | undefined,
  { files, certificates }: PackState,
) {
  const certificate = certificates.get(cpdId);
  return {
    number: places?.number,
    id: cpdId,
    ...record,
    completedOn: dayIn(new Date(completedDate), record.timeZone),
    completedDate,
    amount: hours,
    evidence: evidence.map(({ id }, at) => {
      const file = files.get(id);
      const isRemoved = file?.isRemoved !== false;
      const path = isRemoved ? null : places?.evidence[at]?.path;
      return { path, name: file?.name, bytes: file?.bytes, sha256: file?.hash, isRemoved };
    }),
    certificate: certificate === undefined ? null : { path: places?.certificate, number: certificate.number },
  };
}

/** As `sha256sum` writes and checks it. */
export function checksumsOf(packed: readonly PackedFile[]): string {
  return packed.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');
}
