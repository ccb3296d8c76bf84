import type { Attendee } from '@portal/api/contract';
import type { selectAttendees } from './attendee-rows.queries.ts';

export type AttendeeRow = Awaited<ReturnType<typeof selectAttendees>>[number];

export function attendeeReply(row: AttendeeRow): Attendee {
  const isSubstitute = row.nomineeName !== null;
  return {
    ticketId: row.ticketId,
    ticketNumber: row.ticketNumber,
    name: row.nomineeName ?? row.holderName,
    email: row.nomineeEmail ?? row.email,
    organisation: isSubstitute ? row.nomineeOrganisation : row.organisation,
    ticketType: row.ticketType,
    insteadOf: isSubstitute ? row.holderName : null,
    dietaryRequirements: row.dietaryRequirements,
    otherDietaryRequirement: row.otherDietaryRequirement,
    accessibilityRequirement: row.accessibilityRequirement,
    attendedAt: row.attendedAt?.toISOString() ?? null,
    status: row.status,
  };
}
