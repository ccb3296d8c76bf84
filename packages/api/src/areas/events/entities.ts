import type * as z from 'zod';
import type {
  closedReason,
  event,
  eventAttachment,
  eventDetail,
  eventKind,
  eventOption,
  locationOption,
} from './schemas.ts';

export type EventKind = z.output<typeof eventKind>;
export type ClosedReason = z.output<typeof closedReason>;
/** Named so that it is not taken for the browser's. */
export type PortalEvent = z.output<typeof event>;
export type EventDetail = z.output<typeof eventDetail>;
export type EventOption = z.output<typeof eventOption>;
export type LocationOption = z.output<typeof locationOption>;
export type EventAttachment = z.output<typeof eventAttachment>;
