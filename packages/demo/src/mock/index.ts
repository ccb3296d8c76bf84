export { createMock, type Mock, type MockOptions, type MockRoute } from './create-mock.ts';
export {
  delayed,
  failing,
  handlersOf,
  mockHandlers,
  replying,
  mockStream,
  type Failure,
  type MockStream,
} from './mock-handlers.ts';
export { samplePdf } from './sample-pdf.ts';
export { validateReply } from './validate-reply.ts';
export { siteTicketPrefix, ticketPrefix } from '../areas/auth/mock/handlers.ts';
export { mockCode } from '../areas/auth/mock/second-factor.ts';
export { mockAuthenticator } from '../areas/passkeys/mock/authenticator.ts';
