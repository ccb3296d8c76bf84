import type { Attendee, CallReply, calls } from '@portal/api';

const names = ['Wilhelmina Papadopoulos-Featherstonehaugh', 'Ana Tui', 'Zoë O’Brien', 'Mia Nguyen', 'Bo Li'];

function attendee(index: number): Attendee {
  return {
    ticketId: `n-${index}`,
    ticketNumber: `7QK4-M2XB-${String(index).padStart(4, '0')}`,
    name: names[index] ?? `Member ${index}`,
    email: index === 0 ? 'wilhelmina.papadopoulos-featherstonehaugh@example.org' : `member.${index}@example.org`,
    organisation: index % 3 === 0 ? 'Rivergum Hand Therapy' : null,
    ticketType: index % 2 === 0 ? 'Members' : 'Students and new graduates',
    insteadOf: index === 1 ? 'Priya Raman' : null,
    dietaryRequirements: index % 4 === 0 ? ['vegan', 'nutFree'] : [],
    otherDietaryRequirement: index === 2 ? 'No coriander' : null,
    accessibilityRequirement: index === 4 ? 'A seat near the door, and room for a wheelchair' : null,
    attendedAt: index % 4 === 3 ? '2026-12-02T21:50:00.000Z' : null,
    status: 'Active',
  };
}

/** Who comes to an event. */
export const sampleAttendees: readonly Attendee[] = Array.from({ length: 24 }, (_, index) => attendee(index));

export const sampleOverview: CallReply<typeof calls.attendance.overview> = {
  title: 'Hand therapy after a fracture of the distal radius',
  counts: { registered: 24, attended: 6 },
  ticketTypes: [
    { id: 't-1', name: 'Members', registered: 12, attended: 0 },
    { id: 't-2', name: 'Students and new graduates', registered: 12, attended: 6 },
  ],
};

export const sampleNeeds: CallReply<typeof calls.attendance.needs> = {
  registered: 24,
  diets: [
    { label: 'Nut free', count: 6 },
    { label: 'Vegan', count: 6 },
    { label: 'Gluten free', count: 1 },
  ],
  notes: [
    { ticketId: 'n-2', name: 'Zoë O’Brien', food: 'No coriander', access: null },
    { ticketId: 'n-4', name: 'Bo Li', food: null, access: 'A seat near the door, and room for a wheelchair' },
  ],
  isCut: false,
};
