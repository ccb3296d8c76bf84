import type { PackPreview } from '@portal/api/contract';
import { isLocked, lacksEvidence, packExcess, packFileName, packLayout, type PackWeight } from '@portal/api/rules';
import { filesOf, type PackState } from './pack-state.ts';
import type { PackedNow } from './state-now.ts';

/** What a pack will have, file by file. */
export function previewOf(state: PackedNow): PackPreview {
  const { contents, files, certified, period, asOf, exactSince, hasPlan } = state;
  const { unit, completedHours, requiredHours, isMet } = contents;
  const places = packLayout(contents.records, certified);
  const weight = weightOf(state, certified.size);
  return {
    ...{ period, asOf, exactSince, hasPlan, unit, completedHours, requiredHours, isMet },
    records: contents.records.map(({ cpdId, title, completedDate, timeZone, hours, source }, at) => {
      const { number = '', evidence = [], certificate = null } = places[at] ?? {};
      const own = evidence.flatMap(({ id, path }) => {
        const file = files.get(id);
        return file === undefined ? [] : [{ name: file.name, path, bytes: file.bytes, isRemoved: file.isRemoved }];
      });
      const lacks = lacksEvidence({ files: own, isConfirmed: isLocked({ source }) });
      return { cpdId, number, title, completedDate, timeZone, hours, files: own, certificate, lacksEvidence: lacks };
    }),
    filesCount: weight.files,
    bytes: weight.bytes,
    excess: packExcess(weight),
    fileName: packFileName(period, asOf),
  };
}

export function weightOf(state: Pick<PackState, 'contents' | 'files'>, certificates: number): PackWeight {
  const there = filesOf(state).filter(({ isRemoved }) => !isRemoved);
  return {
    files: there.length + certificates,
    bytes: there.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
