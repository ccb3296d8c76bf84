import { membersCsvHead, membersCsvRows } from '@portal/rules';
import { type ByteStream, streamOf } from '../../http/byte-stream.ts';
import { personOf } from '../../http/call.ts';
import { described } from '../../log.ts';
import { audit } from '../auth/index.ts';
import { type CommunityCall, memberColumns, memberReply } from '../communities/index.ts';
import { atOnce, membersBehind } from './export-members.queries.ts';

/** Members, and those who wait, as a table that is written while it is read. Who took it is kept, since it leaves the portal with whom it names. */
export async function exportMembers(call: CommunityCall): Promise<ByteStream> {
  const taken = {
    kind: 'membersExported' as const,
    personId: personOf(call).id,
    address: call.address,
    data: { communityId: call.facts.community.id },
  };
  await audit(call.db, taken, call.now);
  call.headers.set('Content-Disposition', 'attachment; filename="members.csv"');
  return { type: 'text/csv; charset=utf-8', bytes: streamOf(linesOf(call)) };
}

/** Ends with an error where the database does, so that nobody takes half a table for the whole. */
async function* linesOf(call: CommunityCall): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const { log, profile } = call.deps;
  yield encoder.encode(membersCsvHead);
  try {
    for await (const rows of membersInTurn(call)) {
      const members = rows.map((row) => memberReply(row, call));
      yield encoder.encode(membersCsvRows(members, profile.timeZone));
    }
  } catch (error) {
    log.error({ ...described(error), communityId: call.facts.community.id }, 'members: the table was cut off');
    throw error;
  }
}

/** So many at a time, each statement going on where the one before ended: memory is bounded however many there are. */
async function* membersInTurn(call: CommunityCall) {
  const { deps, facts } = call;
  const columns = memberColumns(personOf(call));
  let last: string | undefined;
  do {
    const rows = await membersBehind(deps.db, facts.community.id, columns, last);
    if (rows.length > 0) yield rows;
    last = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}
