import type { Login } from '@portal/kit/server';
import type { CallInput, CallReply } from '../calls/call.ts';
import type { exchangeTicket } from '../calls/generated/auth.ts';

/** What is sent to exchange a ticket, in the words of RFC 8693. */
export function ticketRequest(ticket: string): CallInput<typeof exchangeTicket>['body'] {
  return {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: ticket,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  };
}

/** The login that a ticket was exchanged for; another ticket renews it. */
export function loginOfTicket(reply: CallReply<typeof exchangeTicket>, now: Date): Login {
  return {
    accessToken: reply.access_token,
    refreshToken: '',
    expiresAt: new Date(now.getTime() + reply.expires_in * 1000).toISOString(),
    userId: reply.user_id,
    userName: reply.user_name,
  };
}
