import { attendeesCsvHead, attendeesCsvRows } from '@portal/rules';
import { type ByteStream, streamOf } from '../../http/byte-stream.ts';
import { personOf } from '../../http/call.ts';
import { described } from '../../log.ts';
import { audit } from '../auth/index.ts';
import type { DeskCall } from '../desk/index.ts';
import { attendeeReply } from './attendee-rows.ts';
import { attendeesInTurn } from './every-attendee.queries.ts';

/** Everybody as a table, written while it is read. Who took it is kept, since it leaves the portal with what people eat and need. */
export async function exportAttendees(timeZone: string, call: DeskCall): Promise<ByteStream> {
  const { id } = call.facts.event;
  const taken = {
    kind: 'attendeesExported' as const,
    personId: personOf(call).id,
    address: call.address,
    data: { eventId: id },
  };
  await audit(call.db, taken, call.now);
  call.headers.set('Content-Disposition', 'attachment; filename="attendees.csv"');
  return { type: 'text/csv; charset=utf-8', bytes: streamOf(linesOf(timeZone, call)) };
}

/** Ends with an error where the database does, so that nobody takes half a table for the whole. */
async function* linesOf(timeZone: string, { deps, facts }: DeskCall): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(attendeesCsvHead);
  try {
    for await (const rows of attendeesInTurn(deps.db, facts.event.id)) {
      const attendees = rows.map((row) => ({ ...attendeeReply(row), attendedAt: row.attendedAt }));
      yield encoder.encode(attendeesCsvRows(attendees, timeZone));
    }
  } catch (error) {
    deps.log.error({ ...described(error), eventId: facts.event.id }, 'attendees: the table was cut off');
    throw error;
  }
}
