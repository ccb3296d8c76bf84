export { answering, type Handlers, type Prepared, worldOf } from './answering.ts';
export { pressAtOnce, typeAtOnce } from './at-once.ts';
export { fakeAuthenticator, fakeCredentialId } from './fake-authenticator.ts';
export { liveMock, storyNow } from './live-mock.ts';
export { paintOf } from './paint-of.ts';
export { quietOrganisations } from './quiet-organisations.ts';
export { expectSpoken } from './read-aloud.ts';
export { inAColumn, onAccountPage, onAPage } from './story-layout.tsx';
export { findEditor, pasteInto, typeInto } from './type-into.ts';
