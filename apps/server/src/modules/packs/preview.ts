import { type contract, type HandlerInput, type HandlerReply, pageSizes, type PackPreview } from '@portal/api/contract';
import {
  isLocked,
  lacksEvidence,
  packExcess,
  packFileName,
  packLayout,
  type PackSpan,
  type PackWeight,
} from '@portal/rules';
import * as z from 'zod';
import { type Call, personOf } from '../../http/call.ts';
import { type Cursor, keyText, moment, paged } from '../../http/cursor.ts';
import type { PackLook, PackPart } from './look.ts';
import { filesOf, type PackState } from './pack-state.ts';

type Packs = typeof contract.packs;
type PackedRecord = PackPreview['records'][number];

/** As many records as are read at once, be they to be counted alone. */
const atOnce = 1000;

/** What a pack will have: what it comes to, and its first records. */
export async function previewOf(look: PackLook, call: Call): Promise<PackPreview> {
  const { unit, completedHours, requiredHours, isMet, hasPlan } = await look.facts();
  const { period, asOf, exactSince, recordsCount } = look;
  const weight: PackWeight = { files: 0, bytes: 0 };
  const first: PackedRecord[] = [];
  let [lackingCount, hasRemoved] = [0, false];
  for await (const records of partsOf(look)) {
    if (first.length === 0) first.push(...records.slice(0, pageSizes.packRecords + 1));
    lackingCount += records.filter((record) => record.lacksEvidence).length;
    for (const { files, certificate } of records) {
      const there = files.filter(({ isRemoved }) => !isRemoved);
      hasRemoved ||= there.length < files.length;
      weight.files += there.length + (certificate === null ? 0 : 1);
      weight.bytes += there.reduce((sum, { bytes }) => sum + bytes, 0);
    }
  }
  return {
    period: { firstDay: period.firstDay, lastDay: period.lastDay },
    ...{ asOf, exactSince, hasPlan, unit, completedHours, requiredHours, isMet },
    ...{ recordsCount, lackingCount, hasRemoved },
    ...pageOf(first, pageSizes.packRecords, look, call),
    filesCount: weight.files,
    bytes: weight.bytes,
    excess: packExcess(weight),
    fileName: packFileName(period, asOf),
  };
}

/** More of its records. */
export async function recordsOfPack(
  look: PackLook,
  { pageSize, after }: HandlerInput<Packs['records']>['query'],
  call: Call,
): Promise<HandlerReply<Packs['records']>> {
  const keyset = after === undefined ? null : cursorOf(look, call).unpack(after);
  const part = await look.part({ after: keyset, size: pageSize + 1 });
  return pageOf(packed(part, { from: keyset?.from ?? 0, of: look.recordsCount }), pageSize, look, call);
}

/** All of its records, a part at a time. */
async function* partsOf(look: PackLook): AsyncGenerator<PackedRecord[]> {
  let after: PackPlace | null = null;
  for (;;) {
    const from: number = after?.from ?? 0;
    const records = packed(await look.part({ after, size: atOnce }), { from, of: look.recordsCount });
    yield records;
    const last = records.at(-1);
    if (last === undefined || records.length < atOnce) return;
    after = keysetOf(last);
  }
}

/** Records as they will lie in the pack. */
function packed({ records, files, certified }: PackPart, span: PackSpan): PackedRecord[] {
  const places = packLayout(records, certified, span);
  return records.map(({ cpdId, title, completedDate, timeZone, hours, source }, at) => {
    const { number = '', evidence = [], certificate = null } = places[at] ?? {};
    const own = evidence.flatMap(({ id, path }) => {
      const file = files.get(id);
      return file === undefined ? [] : [{ name: file.name, path, bytes: file.bytes, isRemoved: file.isRemoved }];
    });
    const lacks = lacksEvidence({ files: own, isConfirmed: isLocked({ source }) });
    return { cpdId, number, title, completedDate, timeZone, hours, files: own, certificate, lacksEvidence: lacks };
  });
}

/** The last record before, and how many come before the next. */
const keysetShape = z.object({ completedDate: moment, cpdId: keyText, from: z.int() });
type PackPlace = z.output<typeof keysetShape>;

function keysetOf({ completedDate, cpdId, number }: PackedRecord): PackPlace {
  return { completedDate, cpdId, from: Number(number) };
}

function cursorOf({ period, asOf }: PackLook, call: Call): Cursor<PackPlace> {
  const pack = `pack of ${personOf(call).id} in ${period.id} as of ${asOf ?? 'now'}`;
  return call.deps.cursors(pack, keysetShape);
}

function pageOf(records: readonly PackedRecord[], size: number, look: PackLook, call: Call) {
  const { rows, nextCursor } = paged(records, size, keysetOf, cursorOf(look, call));
  return { records: [...rows], nextCursor };
}

export function weightOf(state: Pick<PackState, 'contents' | 'files'>, certificates: number): PackWeight {
  const there = filesOf(state).filter(({ isRemoved }) => !isRemoved);
  return {
    files: there.length + certificates,
    bytes: there.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
