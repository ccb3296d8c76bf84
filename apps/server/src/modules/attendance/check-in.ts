import type { DoorScan, ScanResult } from '@portal/api/contract';
import { type Scan, scanRefusal, settleScans, timeOfScan } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { doorScans } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import type { DeskCall } from '../desk/index.ts';
import { type Attendance, keepAttendance } from './keep-attendance.writes.ts';
import { insertScans, lockTickets } from './check-in.writes.ts';
import { eventStartOf, storedScans } from './check-in.queries.ts';

/**
 * Keeps what was asked at the door, then settles each ticket by all that was ever asked of it. The tickets are locked first, in one order, so that two devices that send
 * at once are heard one after the other; what was heard before is heard once.
 */
export async function checkIn(scans: readonly DoorScan[], sentAt: Date, call: DeskCall): Promise<ScanResult[]> {
  const event = await eventStartOf(call.db, call.facts.event.id);
  return call.db.transaction(async (tx) => {
    const rows = await lockTickets(tx, scans);
    const heard = scans.map((scan) => hear(scan, rows, { event: found(event), sentAt, call }));
    await keepScans(tx, heard, call);
    const settled = await settleTickets(tx, heard, call);
    return heard.map(({ scan, row, refusal }): ScanResult => {
      const known = refusal === 'wrongEvent' ? undefined : row;
      const now = known && settled.get(known.id);
      return {
        id: scan.id,
        outcome: refusal ?? now?.outcomes.get(scan.id) ?? 'unknown',
        ticketId: known?.id ?? null,
        name: known ? (known.nominee?.name ?? known.holderName) : null,
        ticketType: known?.ticketType ?? null,
        attendedAt: (now ? now.attendedAt : known?.attendedAt)?.toISOString() ?? null,
      };
    });
  });
}

type TicketRow = Awaited<ReturnType<typeof lockTickets>>[number];

interface Heard {
  scan: DoorScan;
  row: TicketRow | undefined;
  at: Date;
  refusal: ScanResult['outcome'] | null;
}

interface Hearing {
  event: { id: string; startAt: Date };
  sentAt: Date;
  call: DeskCall;
}

function hear(scan: DoorScan, rows: readonly TicketRow[], { event, sentAt, call }: Hearing): Heard {
  const at = timeOfScan(new Date(scan.at), sentAt, call.now);
  const by = personOf(call).id;
  if ('ticketId' in scan) {
    const row = rows.find(({ id }) => id === scan.ticketId);
    return { scan, row, at, refusal: scanRefusal(scanned(row), event, { at, by }) };
  }
  const { ticketCodes } = call.deps;
  const row = rows.find((one) => ticketCodes.versionOf(scan.code, one) !== null);
  const isReplaced = row !== undefined && ticketCodes.versionOf(scan.code, row) !== row.codeVersion;
  return { scan, row, at, refusal: scanRefusal(scanned(row), event, { at, by }) ?? (isReplaced ? 'replaced' : null) };
}

function scanned(row: TicketRow | undefined) {
  return row === undefined ? null : { ...row, personId: row.nominee === null ? row.personId : null };
}

/** What counts for nothing changes nothing, and is not kept. */
async function keepScans(tx: Db, heard: readonly Heard[], call: DeskCall): Promise<void> {
  const personId = personOf(call).id;
  const rows = heard.flatMap(({ scan: { id, action, how }, row, at, refusal }) =>
    refusal === null && row !== undefined
      ? [{ ticketId: row.id, id, action, how, at, receivedAt: call.now, personId }]
      : [],
  );
  if (rows.length > 0) await insertScans(tx, rows);
}

async function settleTickets(tx: Db, heard: readonly Heard[], { deps, now }: DeskCall) {
  const rows = new Map(heard.flatMap(({ row, refusal }) => (row && refusal === null ? [[row.id, row] as const] : [])));
  if (rows.size === 0) return new Map<string, ReturnType<typeof settleScans>>();
  const scans = await storedScans(tx, [...rows.keys()]);
  const scansOf = Map.groupBy(scans, ({ ticketId }): string => ticketId);
  const settled = new Map([...rows.keys()].map((id) => [id, settleScans(scansOf.get(id)?.map(toScan) ?? [])] as const));
  const changes = [...rows.values()].flatMap((row): Attendance[] => {
    const attendedAt = settled.get(row.id)?.attendedAt ?? null;
    if (attendedAt?.getTime() === row.attendedAt?.getTime()) return [];
    const isSubstitute = row.nominee !== null;
    return [{ ticketId: row.id, eventId: row.eventId, personId: isSubstitute ? null : row.personId, attendedAt }];
  });
  await keepAttendance(tx, changes, { profile: deps.profile, now });
  return settled;
}

function toScan({ id, at, action }: typeof doorScans.$inferSelect): Scan {
  return { id, at, action };
}
