import { limits } from '@portal/api/contract';
import { directoryCsvHead, directoryCsvRows } from '@portal/rules';
import { type ByteStream, streamOf } from '../../http/byte-stream.ts';
import { type Call, personOf } from '../../http/call.ts';
import { ProblemError } from '../../http/problem.ts';
import { described } from '../../log.ts';
import { audit } from '../auth/index.ts';
import { membersCounted, membersInTurn, type TableRow, type WantedMembers } from './directory.queries.ts';
import { ofKnown } from './known-postcode.ts';
import { tableRowOf } from './visible-fields.ts';

const most = limits.directory.tableRows;

/** Members as a table, each as far as the directory tells whoever takes it. Who took it is kept, with what it was narrowed by, since it leaves the portal with whom it names. */
export async function exportMembers(wanted: WantedMembers, call: Call): Promise<ByteStream> {
  const person = personOf(call);
  const [found] = ofKnown(await membersCounted(call.db, wanted, person), wanted.near);
  const total = found?.total ?? 0;
  if (total > most)
    throw new ProblemError('too_large', `A table holds ${most} members at most. Narrow the list first.`);
  // By what alone: a name that was looked for would outlive whose it is.
  const { within: _within, ...filters } = wanted;
  const narrowedBy = Object.entries(filters).flatMap(([field, value]) => (value === '' ? [] : [field]));
  const data = { members: String(total), narrowedBy: narrowedBy.toSorted().join(' ') };
  await audit(call.db, { kind: 'directoryExported', personId: person.id, address: call.address, data }, call.now);
  call.headers.set('Content-Disposition', 'attachment; filename="members.csv"');
  return { type: 'text/csv; charset=utf-8', bytes: streamOf(linesOf(wanted, call)) };
}

/** Ends with an error where the database does, so that nobody takes half a table for the whole. */
async function* linesOf(wanted: WantedMembers, call: Call): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(directoryCsvHead);
  try {
    for await (const rows of inTurn(wanted, call))
      yield encoder.encode(directoryCsvRows(rows.map((row) => tableRowOf(row, call))));
  } catch (error) {
    call.deps.log.error(described(error), 'directory: the table was cut off');
    throw error;
  }
}

const atOnce = 500;

/** So many at a time, each statement going on where the one before ended. */
async function* inTurn(wanted: WantedMembers, call: Call): AsyncGenerator<readonly TableRow[]> {
  const { deps } = call;
  let last: TableRow | undefined;
  let left: number = most;
  do {
    const place = last === undefined ? null : ([null, last.lastName, last.firstName, last.id] as const);
    const rows = await membersInTurn(deps.db, wanted, personOf(call), place, Math.min(atOnce, left));
    if (rows.length > 0) yield rows;
    left -= rows.length;
    last = rows.length < atOnce ? undefined : rows.at(-1);
  } while (last !== undefined && left > 0);
}
