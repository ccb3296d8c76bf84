/** Where the message of a cancellation is kept until it is sent. */
export function cancelDraftKey(eventId: string): string {
  return `desk:cancel:${eventId}`;
}
