import { type PackPreview, pageSizes } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  auditContentsAt,
  charactersIn,
  contentsRefusal,
  dayIn,
  daysAfter,
  isLocked,
  lacksEvidence,
  momentOf,
  packDayRefusal,
  packExcess,
  packFileName,
  packLayout,
  periodOf,
} from '@portal/rules';
import { mine, personFacts, rulesOf } from '../../cpd/mock/periods.ts';

/** Of each file: the mock knows no bytes. */
const sampleBytes = 240_000;

type Paged = Pick<PackPreview, 'records' | 'nextCursor'>;
type WholePack = Omit<PackPreview, 'nextCursor'>;

/** A page of the records of a pack. */
export function recordsOfPack({ records }: WholePack, paging: { pageSize: number; after?: string | undefined }): Paged {
  const { after, pageSize } = paging;
  const pageRequest = { page: 1, pageSize, ...(after === undefined ? {} : { after }) };
  const { items, nextCursor } = pageOf(records, ({ cpdId }) => cpdId, pageRequest);
  return { records: items, nextCursor };
}

export function packPreview(pack: WholePack): PackPreview {
  return { ...pack, ...recordsOfPack(pack, { pageSize: pageSizes.packRecords }) };
}

/** The mock keeps no earlier states: as of a day it tells of what was finished by then. */
export function wholePack(periodId: string, asOf: string | null, call: MockCall): WholePack {
  const { pack, zone } = rulesOf(call.state);
  const period = periodOf(pack, zone, periodId);
  if (period === null) throw notFound();
  refuse(packDayRefusal(asOf, { today: dayIn(call.now, zone), since: null }));
  const end = asOf === null ? null : momentOf(`${daysAfter(asOf, 1)}T00:00:00`, zone);
  const own = mine(call)
    .filter(({ completedAt }) => end === null || (completedAt !== null && completedAt < end))
    .map(({ attachments, ...record }) => ({
      ...record,
      evidence: attachments.map(({ id, fileName }) => ({ id: `asset-${id}`, name: fileName })),
    }));
  const person = personFacts(viewerOf(call).id, call);
  const contents = auditContentsAt(own, { pack, zone, period, person, written: null }, end ?? call.now);
  refuse(
    contentsRefusal({
      records: contents.records.length,
      characters: contents.records.reduce((sum, one) => sum + charactersIn(one), 0),
    }),
  );
  const certified = new Set<string>(contents.records.filter(isLocked).map(({ cpdId }) => cpdId));
  const places = new Map(packLayout(contents.records, certified).map((one) => [one.cpdId, one]));
  const records = contents.records.map(({ cpdId, title, completedDate, timeZone, hours, source, evidence: names }) => {
    const { number = '', evidence = [], certificate = null } = places.get(cpdId) ?? {};
    const files = evidence.map(({ path }, at) => {
      return { name: names[at]?.name ?? '', path, bytes: sampleBytes, isRemoved: false };
    });
    const lacks = lacksEvidence({ files, isConfirmed: isLocked({ source }) });
    return { cpdId, number, title, completedDate, timeZone, hours, files, certificate, lacksEvidence: lacks };
  });
  const files = records.flatMap((record) => record.files);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const filesCount = files.length + certified.size;
  const { unit, completedHours, requiredHours, isMet } = contents;
  const { firstDay, lastDay } = period;
  return {
    period: { firstDay, lastDay },
    ...{
      asOf,
      exactSince: null,
      hasPlan: true,
      unit,
      completedHours,
      requiredHours,
      isMet,
      recordsCount: records.length,
      lackingCount: records.filter((record) => record.lacksEvidence).length,
      hasRemoved: false,
      records,
      filesCount,
      bytes,
    },
    excess: packExcess({ files: filesCount, bytes }),
    fileName: packFileName(period, asOf),
  };
}
