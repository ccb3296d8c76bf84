import type { CallReply, calls, DoorTicket } from '@portal/api';

const names = ['Wilhelmina Papadopoulos-Featherstonehaugh', 'Ana Tui', 'Zoë O’Brien', 'Mia Nguyen', 'Bo Li'];

function ticket(index: number): DoorTicket {
  return {
    ticketId: `n-${index}`,
    ticketNumber: `7QK4-M2XB-${String(index).padStart(4, '0')}`,
    codeHash: '',
    name: names[index] ?? `Member ${index}`,
    ticketType: index % 2 === 0 ? 'Members' : 'Students and new graduates',
    attendedAt: index % 4 === 3 ? '2026-12-02T21:50:00.000Z' : null,
  };
}

/** The tickets of an event, as a device at its door knows them. */
export const sampleCheckInList: CallReply<typeof calls.attendance.doorList> = {
  eventId: 'e-001',
  title: 'Hand therapy after a fracture of the distal radius',
  startAt: '2026-12-02T22:00:00.000Z',
  timeZone: 'Australia/Sydney',
  readAt: '2026-12-02T21:40:00.000Z',
  tickets: Array.from({ length: 80 }, (_, index) => ticket(index)),
  isCut: false,
};
