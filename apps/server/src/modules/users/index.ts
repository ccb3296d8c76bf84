export { isUserMail, type UserMailKind } from './user-mail-kinds.ts';
export { userMailOf } from './user-mail-of.ts';
