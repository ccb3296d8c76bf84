export const newTicket = () => 'ticket';
