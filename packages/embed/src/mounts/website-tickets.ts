import { type SessionPort, ticketSession } from '@portal/kit';

/** What a website dispatches on its document when somebody has signed in or out on it without loading a page. */
const visitorChanged = 'portal-visitor-changed';

/** The session of a website that says at this address of its own who is there: a ticket as text, or nothing (204) for nobody. */
export function websiteTickets(address: string): SessionPort {
  const session = ticketSession({
    async getTicket({ signal }) {
      const answer = await fetch(address, { method: 'POST', signal });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return answer.status === 204 ? null : answer.text();
    },
  });
  document.addEventListener(visitorChanged, () => session.ask());
  return session;
}
