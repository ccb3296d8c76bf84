import type { PortalEvent } from '@portal/api/contract';
import { closedBecause } from '@portal/rules';
import { assetUrlsOf, type Call } from '../../http/call.ts';
import { buyerIn } from './buyer.ts';
import type { listEvents } from './events.queries.ts';
import { listedWallTime } from './wall-times.ts';

export type EventRow = Awaited<ReturnType<typeof listEvents>>['rows'][number];

export function eventReply(row: EventRow, call: Call): PortalEvent {
  return { ...baseReply(row, call), cpdDetails: row.cpdHours === null ? null : { hours: row.cpdHours } };
}

/** What a list and the page of an event tell alike. */
export function baseReply(row: EventRow, call: Call) {
  const image = assetUrlsOf(call).pictureOrNull(row.imageAssetId);
  return {
    id: row.id,
    title: row.title,
    type: row.kind,
    shortDesc: row.shortDesc,
    ...timesReply(row),
    eventStartUtc: row.startAt.toISOString(),
    eventEndUtc: row.endAt.toISOString(),
    featureImg: image,
    listingImg: image,
    address: row.address,
    isSingleClickRegistration: row.singleClickTicketTypeId !== null,
    singleClickTicketPriceId: row.singleClickTicketTypeId,
    userTicketId: row.userTicketId,
    amountFrom: row.amountFrom,
    closedBecause: closedBecause(row, buyerIn(call), call.now),
    opensAt: row.opensAt?.toISOString() ?? null,
    isFavorite: row.isFavorite,
  };
}

/** Times as the clocks of their zones show them. */
export function timesReply(times: { startAt: Date; startZone: string; endAt: Date; endZone: string }) {
  return {
    startDateTime: listedWallTime(times.startAt, times.startZone),
    startTimeZone: times.startZone,
    endDateTime: listedWallTime(times.endAt, times.endZone),
    endTimeZone: times.endZone,
  };
}
