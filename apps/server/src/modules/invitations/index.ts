export { invitationMailOf } from './invitation-mail-of.ts';
