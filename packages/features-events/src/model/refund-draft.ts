/** Where a request for a refund is kept until it is sent. */
export function refundDraftKey(ticketId: string | null): string {
  return `refund:${ticketId}`;
}
