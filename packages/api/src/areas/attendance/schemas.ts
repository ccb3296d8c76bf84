import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { scanActions, scanOutcomes, scanWays, ticketStatuses } from './statuses.ts';

/** Whoever comes with a ticket: its holder, or who comes instead. */
export const attendee = z.object({
  ticketId: id,
  ticketNumber: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string().nullable(),
  ticketType: z.string(),
  /** Who bought the ticket, where somebody else comes. */
  insteadOf: z.string().nullable(),
  dietaryRequirements: z.array(z.string()),
  otherDietaryRequirement: z.string().nullable(),
  accessibilityRequirement: z.string().nullable(),
  attendedAt: iso.nullable(),
  status: z.enum(ticketStatuses),
});

/** What a device at the door needs of a ticket: nothing of what its holder eats or needs. */
export const doorTicket = z.object({
  ticketId: id,
  ticketNumber: z.string(),
  /** Of the code that the ticket shows: who has the list cannot make tickets of it. */
  codeHash: z.string(),
  name: z.string(),
  ticketType: z.string(),
  attendedAt: iso.nullable(),
});

/** By the clock of a device, which may be wrong by years: no scan is kept that was made long before its event. */
export const deviceTime = iso.max(30);

/** Whatever a camera read: what cannot be kept as text names nothing, and is refused by itself rather than with all that it was sent with. */
const scannedText = (most: number) =>
  z
    .string()
    .overwrite((text) => (text.length <= most && text.isWellFormed() && !text.includes('\0') ? text : ''))
    .max(most);

const scanId = z.uuid().max(36);

const scanBase = {
  /** Made by the device, so that a scan that is sent twice counts once. */
  id: scanId,
  at: deviceTime,
  action: z.enum(scanActions),
  how: z.enum(scanWays),
};

/** One scan or press at the door: of a ticket that was found in the list, or of a code as it was read. */
export const scan = z.union([
  z.object({ ...scanBase, ticketId: scannedText(64) }),
  z.object({ ...scanBase, code: scannedText(limits.door.codeLength) }),
]);

export const scanResult = z.object({
  id: scanId,
  outcome: z.enum(scanOutcomes),
  ticketId: id.nullable(),
  name: z.string().nullable(),
  ticketType: z.string().nullable(),
  /** When they came in, by the scan that counts. */
  attendedAt: iso.nullable(),
});
