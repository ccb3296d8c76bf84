/** How the client writes what it sends, for the demo's conformance cases. */
export { describeCall } from '../calls/describe-call.ts';
export { encodeRequest, type RawInput } from '../client/encode-request.ts';
export { ticketRequest } from '../client/ticket.ts';
