import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { eventKind, times } from '../events/schemas.ts';
import { eventStatuses } from './statuses.ts';

export const eventStatus = z.enum(eventStatuses);

/** An event as those see it who look after it. */
export const deskEvent = z.object({
  id,
  title: z.string(),
  type: eventKind,
  status: eventStatus,
  ...times,
  eventStartUtc: iso,
  eventEndUtc: iso,
  /** Null: online. */
  address: z.string().nullable(),
  isMembersOnly: z.boolean(),
  /** Seats of all types of tickets that are sold or held. */
  sold: z.int(),
  /** Seats that there are; null without a limit. */
  capacity: z.int().nullable(),
  /** Goes up with every change. */
  revision: z.int(),
});
