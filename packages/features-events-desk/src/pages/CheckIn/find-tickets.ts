import type { DoorTicket } from '@portal/api';

/** Tickets with every word in their name or number, whatever its case and accents. */
export function foundIn(tickets: readonly DoorTicket[], text: string): readonly DoorTicket[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tickets;
  return tickets.filter(({ name, ticketNumber }) => {
    const looked = plain(`${name} ${ticketNumber}`);
    return words.every((word) => looked.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
